import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type ContentRows, toContentRows } from './content-rows.ts';
import { readServedRecords, type ServedRecord, writeRevisions } from './record-revisions.ts';
import type { Tables } from './tables.ts';

const ROWS_PER_STATEMENT = 200;

type Content = { rows: ContentRows; digest: string; served?: ServedRecord[] };

let seedContent: Content | undefined;

/** The seed records of `legacy/content/` and their digests, computed once per process: tests seed hundreds of databases. */
function getSeedContent(): Content {
  seedContent ??= toContent(toContentRows());
  return seedContent;
}

function toContent(rows: ContentRows): Content {
  return { rows, digest: createHash('sha256').update(JSON.stringify(rows)).digest('hex') };
}

/** Replaces the content tables if the records in `legacy/content/` changed, with new revisions; submitted leads stay. */
export async function seed(db: Kysely<Tables>, otherRows?: ContentRows): Promise<void> {
  const content = otherRows ? toContent(otherRows) : getSeedContent();
  const { rows, digest } = content;
  const current = await db.selectFrom('content_version').select('digest').executeTakeFirst();
  // Databases of earlier releases have no revisions.
  const hasRevisions = await db.selectFrom('revision_feed').select('id').executeTakeFirst();
  if (current?.digest === digest && hasRevisions) return;
  await db.transaction().execute(async (trx) => {
    await replaceContent(trx, rows);
    content.served ??= await readServedRecords(trx);
    await writeRevisions(trx, content.served, new Date());
    await trx.deleteFrom('content_version').execute();
    await trx.insertInto('content_version').values({ id: 1, digest }).execute();
  });
}

async function replaceContent(trx: Transaction<Tables>, rows: ContentRows): Promise<void> {
  const tables = Object.keys(rows) as (keyof ContentRows)[];
  for (const table of tables.toReversed()) await trx.deleteFrom(table).execute();
  for (const table of tables) await insertAll(trx, table, rows[table]);
}

async function insertAll<Table extends keyof ContentRows>(
  trx: Transaction<Tables>,
  table: Table,
  rows: readonly Tables[Table][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const some = rows.slice(start, start + ROWS_PER_STATEMENT);
    await trx
      .insertInto(table)
      .values(some as never)
      .execute();
  }
}
