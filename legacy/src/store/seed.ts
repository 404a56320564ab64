import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { content } from '../../content/content.ts';
import { CONTENT_LANGUAGES } from '../../content/text.ts';
import { toMaterialRows } from './material-rows.ts';
import { recordKinds } from './record-kinds.ts';
import { toCertificateRows, toRecordRows, toTermRows } from './record-rows.ts';
import { toSearchRows } from './search-rows.ts';
import type { Tables } from './tables.ts';

/** What is replaced when the content changes; what visitors sent is not among it. */
const CONTENT_TABLES = [
  'terms',
  'material_properties',
  'material_tags',
  'material_texts',
  'materials',
  'record_tags',
  'record_texts',
  'records',
  'search_entries',
  'tdk',
  'certificates',
] as const;

const ROWS_PER_STATEMENT = 200;

/** Fills the content tables when the content in this repository is not the one they were filled from. */
export async function seed(db: Kysely<Tables>): Promise<void> {
  const stored = Object.values(recordKinds).flatMap((records) =>
    records.map(({ inLanguage, ...head }) => ({ ...head, texts: CONTENT_LANGUAGES.map(inLanguage) })),
  );
  const digest = createHash('sha256')
    .update(JSON.stringify([content, stored]))
    .digest('hex');
  const current = await db.selectFrom('content_version').select('digest').executeTakeFirst();
  if (current?.digest === digest) return;
  await db.transaction().execute(async (trx) => {
    for (const table of CONTENT_TABLES) await trx.deleteFrom(table).execute();
    await insertContent(trx);
    await trx.deleteFrom('content_version').execute();
    await trx.insertInto('content_version').values({ id: 1, digest }).execute();
  });
}

async function insertContent(trx: Transaction<Tables>): Promise<void> {
  const { terms, materials, tdk, certificates } = content;
  await insertAll(
    trx,
    'terms',
    Object.entries(terms).flatMap(([kind, labels]) => toTermRows(kind, labels)),
  );
  const rows = materials.map(toMaterialRows);
  const positioned = rows.map((row, position) => ({ ...row.material, position }));
  await insertAll(trx, 'materials', positioned);
  for (const { texts, tags, properties } of rows) {
    await insertAll(trx, 'material_texts', texts);
    await insertAll(trx, 'material_tags', tags);
    await insertAll(trx, 'material_properties', properties);
  }
  for (const [kind, records] of Object.entries(recordKinds)) {
    const { records: heads, texts, tags } = toRecordRows(kind, records);
    await insertAll(trx, 'records', heads);
    await insertAll(trx, 'record_texts', texts);
    await insertAll(trx, 'record_tags', tags);
  }
  await insertAll(trx, 'search_entries', toSearchRows());
  await insertAll(trx, 'tdk', tdk);
  await insertAll(trx, 'certificates', certificates.flatMap(toCertificateRows));
}

async function insertAll<Table extends keyof Tables>(trx: Transaction<Tables>, table: Table, rows: Tables[Table][]) {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const some = rows.slice(start, start + ROWS_PER_STATEMENT);
    await trx
      .insertInto(table)
      .values(some as never)
      .execute();
  }
}
