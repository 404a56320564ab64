import { z } from 'zod';
import { rowsOf } from '../../legacy/rows-of.ts';
import { legacyBlock, legacyTerm, optionalPicture, translated } from '../../legacy/shapes.ts';
import { toMaterial } from './to-material.ts';

const legacyMaterial = z.object({
  id: z.number().int(),
  urlName: z.string(),
  name: z.string(),
  summary: z.string(),
  groupType: z.enum(['0', '1', '2']),
  subtype: z.array(z.string()),
  category: legacyTerm,
  publishTime: z.iso.date(),
  colors: z.array(z.object({ family: legacyTerm, name: z.string(), hex: z.string().regex(/^#[0-9a-f]{6}$/i) })),
  printers: z.array(legacyTerm),
  addOns: z.array(legacyTerm),
  usages: z.array(legacyTerm),
  biocompatibility: z.array(z.string()),
  params: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      value: z.number(),
      unit: z.string(),
      standard: z.string().nullish(),
    }),
  ),
  process: z.array(z.object({ name: z.string(), value: z.string() })),
  certifications: z.array(legacyBlock),
  features: z.array(legacyBlock),
  postProcessing: z.array(legacyBlock),
  applications: z.array(legacyBlock),
  instructions: z.array(legacyBlock),
  related: z.array(z.number().int()),
  picture: optionalPicture,
  ...translated,
});

/** Parsed and put into the words of the schema once, when it arrives. */
export const material = legacyMaterial.transform(toMaterial);

export const materialPage = z.object({
  total: z.number().int().nullish(),
  records: rowsOf(material),
  unspecified: rowsOf(material).default([]),
});

export const legacyParamRanges = z.object({
  category: z.array(legacyTerm),
  color: z.array(legacyTerm),
  printer: z.array(legacyTerm),
  usage: z.array(legacyTerm),
  addOn: z.array(legacyTerm),
  biocompatibility: z.array(z.string()),
  params: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      unit: z.string(),
      standard: z.string().nullish(),
    }),
  ),
});

/** A material as the content service describes it, in one language. */
export type LegacyMaterial = z.infer<typeof legacyMaterial>;
