import type { Catalog } from '../catalog/catalog.ts';
import { type ScreenRecord, titleOf } from '../catalog/screen-record.ts';

const MAX_MATCHES = 12;

/** Records of the copy that contain all words, those with a matching name first. */
export function searchCatalog(catalog: Catalog, text: string): ScreenRecord[] {
  const words = normalize(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const { products, materials, samples, caseStudies } = catalog;
  const records: ScreenRecord[] = [...products, ...materials, ...samples, ...caseStudies];
  const contains = (haystack: string) => words.every((word) => haystack.includes(word));
  const byName = records.filter((record) => contains(normalize(titleOf(record))));
  const byText = records.filter((record) => !byName.includes(record) && contains(normalize(textOf(record))));
  return [...byName, ...byText].slice(0, MAX_MATCHES);
}

/** `Größe` and `groesse` stay different, but upper case and accents do not matter. */
function normalize(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function textOf(record: ScreenRecord): string {
  const tagline = record.__typename === 'Product' ? record.tagline : '';
  return `${titleOf(record)} ${tagline} ${record.summary}`;
}
