import { z } from 'zod';
import type { Problem } from '../../forms/form-refusal.ts';
import { type Paging, paginate, toPage } from '../../graphql/pagination.ts';
import { createRecordLoader, isRecordId } from '../../graphql/record-loader.ts';
import { createReverseLoader, hasRelation, isRelatedTo, type RelationFilter } from '../../graphql/related-records.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { optional, recordList, recordPage } from '../../legacy/lenient-parse.ts';
import {
  legacyId,
  legacyPicture,
  legacySize,
  legacyText,
  toLocales,
  translationFields,
  updateFields,
} from '../../legacy/schemas.ts';

/** Larger than the number of samples. */
const ALL: Paging = { page: 1, pageSize: 1_000 };

const sampleCategory = z
  .object({ id: legacyId, urlName: legacyText, name: legacyText, summary: legacyText, ...updateFields })
  .transform(({ urlName, ...fields }) => ({ ...fields, slug: urlName }));

const sample = z
  .object({
    id: legacyId,
    category: legacyId,
    urlName: legacyText,
    name: legacyText,
    summary: legacyText,
    lookFor: z.array(legacyText),
    material: legacyId,
    printer: legacyId,
    size: legacySize,
    layerHeight: z.number().int(),
    printMinutes: z.number().int(),
    ...optional({ picture: legacyPicture }),
    ...translationFields,
  })
  .transform(({ urlName, category, material, printer, language, languages, ...fields }) => ({
    ...fields,
    slug: `${urlName}-${fields.id}`,
    categoryId: category,
    materialId: material,
    printerId: printer,
    ...toLocales({ language, languages }),
  }));

const sampleCategories = recordList(sampleCategory);
const samplePage = recordPage(sample);

/** @public Used by the generated resolver types. */
export type SampleCategory = z.infer<typeof sampleCategory>;

export type Sample = z.infer<typeof sample>;

export function findSampleCategories(legacy: LegacyClient) {
  return legacy.get({ call: 'sampleCategoryList', schema: sampleCategories });
}

type SampleQuery = Paging & RelationFilter & { category: string | undefined };

/** The content service cannot filter by material and printer, so the gateway filters the complete list. */
export async function findSamples(legacy: LegacyClient, { category, product, material, ...paging }: SampleQuery) {
  const relations = { product, material };
  if (category && !isRecordId(category)) return paginate<Sample>([], paging);
  if (!hasRelation(relations)) return findPage(legacy, paging, category);
  const { items } = await findPage(legacy, ALL, category);
  const matches = isRelatedTo(relations);
  const matching = items.filter(({ printerId, materialId }) =>
    matches({ productIds: [printerId], materialIds: [materialId] }),
  );
  return paginate(matching, paging);
}

async function findPage(legacy: LegacyClient, paging: Paging, category?: string) {
  const payload = { pageNum: paging.page, pageSize: paging.pageSize, ...(category && { categoryId: category }) };
  return toPage(await legacy.get({ call: 'sampleProductPage', payload, schema: samplePage }), paging);
}

export async function findSample(legacy: LegacyClient, id: string): Promise<Sample | null> {
  return isRecordId(id) ? legacy.find({ call: 'sampleProductDetail', params: { id }, schema: sample }) : null;
}

export const sampleLoader = createRecordLoader((legacy) => ({
  findOne: (id) => findSample(legacy, id),
  findAll: async () => (await findPage(legacy, ALL)).items,
}));

export const samplesByMaterial = createReverseLoader(sampleLoader, ({ materialId }) => [materialId]);
export const samplesByPrinter = createReverseLoader(sampleLoader, ({ printerId }) => [printerId]);

export async function findUnknownSamples(legacy: LegacyClient, ids: readonly string[]): Promise<Problem[]> {
  const samples = await Promise.all(ids.map((id) => findSample(legacy, id)));
  return samples.includes(null) ? [{ field: 'samples', code: 'MALFORMED', message: 'sampleUnknown' }] : [];
}
