import { type ContentRows, toContentRows } from '@heliograph/legacy/content-rows.ts';
import type { Database } from '@heliograph/legacy/database.ts';
import { seed } from '@heliograph/legacy/seed.ts';

const rows = toContentRows();

type Edit = { kind: string; id: string };

/** In every language by default. */
type Change = Edit & { language?: string; fields: object };

/** Replaces the content as a release of the content service does: with other fields in records, and without some. */
export async function reseed(
  db: Database,
  { changed = [], deleted = [] }: { changed?: Change[]; deleted?: Edit[] },
): Promise<void> {
  // The unchanged content and its digest are in the memory of the process.
  if (changed.length + deleted.length === 0) return seed(db);
  const isKept = (row: Edit) => !deleted.some(({ kind, id }) => row.kind === kind && row.id === id);
  const edit = (row: ContentRows['record_texts'][number]) => {
    const fields = changed.find(
      ({ kind, id, language = row.language }) => row.kind === kind && row.id === id && row.language === language,
    )?.fields;
    return fields ? { ...row, body: JSON.stringify({ ...JSON.parse(row.body), ...fields }) } : row;
  };
  await seed(db, {
    ...rows,
    records: rows.records.filter(isKept),
    record_texts: rows.record_texts.filter(isKept).map(edit),
    record_tags: rows.record_tags.filter(isKept),
  });
}
