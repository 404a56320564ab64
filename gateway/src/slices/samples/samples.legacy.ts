import { z } from 'zod';
import type { Problem } from '../../forms/form-refusal.ts';
import { type Paging, paginate, toPage } from '../../graphql/pagination.ts';
import { isRecordId } from '../../graphql/record-loader.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { optional, recordList, recordPage } from '../../legacy/lenient-parse.ts';
import { legacyId, legacyPicture, legacySize, legacyText, toLocales, translationFields } from '../../legacy/schemas.ts';

const sampleCategory = z
  .object({ id: legacyId, urlName: legacyText, name: legacyText, summary: legacyText })
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

export type Sample = z.infer<typeof sample>;

export function findSampleCategories(legacy: LegacyClient) {
  return legacy.get({ call: 'sampleCategoryList', schema: recordList(sampleCategory) });
}

export async function findSamples(legacy: LegacyClient, category: string | undefined, paging: Paging) {
  if (category && !isRecordId(category)) return paginate<Sample>([], paging);
  const payload = { pageNum: paging.page, pageSize: paging.pageSize, ...(category && { categoryId: category }) };
  return toPage(await legacy.get({ call: 'sampleProductPage', payload, schema: recordPage(sample) }), paging);
}

export async function findSample(legacy: LegacyClient, id: string): Promise<Sample | null> {
  return isRecordId(id) ? legacy.find({ call: 'sampleProductDetail', params: { id }, schema: sample }) : null;
}

export async function findUnknownSamples(legacy: LegacyClient, ids: readonly string[]): Promise<Problem[]> {
  const samples = await Promise.all(ids.map((id) => findSample(legacy, id)));
  return samples.includes(null) ? [{ field: 'samples', code: 'MALFORMED', message: 'sampleUnknown' }] : [];
}
