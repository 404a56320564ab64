import { content } from '../../content/content.ts';
import { toMaterialRows } from './material-rows.ts';
import { recordKinds } from './record-kinds.ts';
import { toCertificateRows, toRecordRows, toTermRows } from './record-rows.ts';
import { toSearchRows } from './search-rows.ts';
import type { Tables } from './tables.ts';

/** Content tables, in foreign key order. */
type ContentTable = Exclude<keyof Tables, 'content_version' | 'leads' | 'revision_feed' | 'record_revisions'>;

export type ContentRows = { [Table in ContentTable]: Tables[Table][] };

export function toContentRows(): ContentRows {
  const { terms, materials, tdk, certificates } = content;
  const sheets = materials.map(toMaterialRows);
  const kinds = Object.entries(recordKinds).map(([kind, records]) => toRecordRows(kind, records));
  return {
    terms: Object.entries(terms).flatMap(([kind, labels]) => toTermRows(kind, labels)),
    materials: sheets.map(({ material }, position) => ({ ...material, position })),
    material_texts: sheets.flatMap(({ texts }) => texts),
    material_tags: sheets.flatMap(({ tags }) => tags),
    material_properties: sheets.flatMap(({ properties }) => properties),
    records: kinds.flatMap(({ records }) => records),
    record_texts: kinds.flatMap(({ texts }) => texts),
    record_tags: kinds.flatMap(({ tags }) => tags),
    search_entries: toSearchRows(),
    tdk,
    certificates: certificates.flatMap(toCertificateRows),
  };
}
