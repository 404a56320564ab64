import { z } from 'zod';

/** Properties with a range filter and a sort order. */
export const RANGED_PROPERTIES = [
  'flexuralModulus',
  'flexuralStrength',
  'elongationAtBreak',
  'impactStrengthNotched',
  'heatDeflectionTemperature',
] as const;

const MATERIAL_SORTS = ['default', 'latest', ...RANGED_PROPERTIES] as const;

const codes = z.array(z.string().max(64)).max(50).default([]);

/** Parameters of the material search. */
export const materialQuery = z.object({
  pageNum: z.number().int().min(1).default(1),
  pageSize: z.number().int().min(1).max(10_000).default(24),
  groupType: z.enum(['0', '1', '2']).optional(),
  subtype: codes,
  category: codes,
  color: codes,
  printer: codes,
  biocompatibility: codes,
  usage: codes,
  addOn: codes,
  params: z
    .array(z.object({ key: z.enum(RANGED_PROPERTIES), min: z.number().optional(), max: z.number().optional() }))
    .max(RANGED_PROPERTIES.length)
    .default([]),
  sort: z.enum(MATERIAL_SORTS).default('default'),
});

export type MaterialQuery = z.infer<typeof materialQuery>;
