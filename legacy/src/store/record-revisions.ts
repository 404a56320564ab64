import { createHash, randomUUID } from 'node:crypto';
import { contentLanguages } from '@heliograph/schema/locales.ts';
import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import { readMaterialBodies } from './materials.ts';
import type { Tables } from './tables.ts';

type RecordRevision = Tables['record_revisions'];
export type ServedRecord = Pick<RecordRevision, 'kind' | 'id' | 'module' | 'digest'>;

const ROWS_PER_STATEMENT = 200;

/**
 * Gives each record whose response changed in some language the next revision, and each record that is gone. Runs in the
 * transaction that changes the content.
 */
export async function writeRevisions(
  trx: Transaction<Tables>,
  records: readonly ServedRecord[],
  now: Date,
): Promise<void> {
  const last = new Map(
    (await trx.selectFrom('record_revisions').selectAll().execute()).map((row) => [keyOf(row), row]),
  );
  const served = new Map(records.map((record) => [keyOf(record), record]));
  const changed = [...served.values()].filter((record) => {
    const before = last.get(keyOf(record));
    return before?.digest !== record.digest || before.is_deleted === 1;
  });
  const gone = [...last.values()].filter((row) => row.is_deleted === 0 && !served.has(keyOf(row)));
  const revision = Math.max(0, ...[...last.values()].map((row) => row.revision)) + 1;
  const stamp = { revision, updated_at: now.toISOString() };
  await save(trx, [
    ...changed.map((record) => ({ ...record, ...stamp, is_deleted: 0 as const })),
    ...gone.map((row) => ({ ...row, ...stamp, is_deleted: 1 as const })),
  ]);
  const feed = { id: 1, feed: randomUUID() } as const;
  await trx
    .insertInto('revision_feed')
    .values(feed)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function save(trx: Transaction<Tables>, rows: RecordRevision[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    await trx
      .insertInto('record_revisions')
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .onConflict((conflict) =>
        conflict.columns(['kind', 'id']).doUpdateSet(({ ref }) => ({
          module: ref('excluded.module'),
          revision: ref('excluded.revision'),
          digest: ref('excluded.digest'),
          updated_at: ref('excluded.updated_at'),
          is_deleted: ref('excluded.is_deleted'),
        })),
      )
      .execute();
  }
}

/** Records by their response bodies in every language. */
export async function readServedRecords(trx: Transaction<Tables>): Promise<ServedRecord[]> {
  const texts = await trx.selectFrom('record_texts').selectAll().orderBy('language').execute();
  const records = [...Map.groupBy(texts, keyOf).values()].flatMap((translations) => {
    const [first] = translations;
    if (!first) return [];
    const { kind, id } = first;
    const { module = null } = JSON.parse(first.body);
    return [{ kind, id, module, digest: digestOf(translations.map(({ body }) => body)) }];
  });
  const families = new Map(records.flatMap(({ kind, id, digest }) => (kind === 'resinFamily' ? [[id, digest]] : [])));
  return [...records, ...(await readServedMaterials(trx, families)), ...(await readServedPageTitles(trx))];
}

async function readServedPageTitles(trx: Transaction<Tables>): Promise<ServedRecord[]> {
  const rows = await trx.selectFrom('tdk').selectAll().orderBy('language').execute();
  return [...Map.groupBy(rows, ({ page_url }) => page_url)].map(([id, translations]) => ({
    kind: 'tdk',
    id,
    module: null,
    digest: digestOf(translations.map((row) => JSON.stringify(row))),
  }));
}

/** The safety data of its resin family is a part of a material. */
async function readServedMaterials(
  trx: Transaction<Tables>,
  families: ReadonlyMap<string, string>,
): Promise<ServedRecord[]> {
  const ids = (await trx.selectFrom('materials').select('id').execute()).map(({ id }) => id);
  const languages = contentLanguages.toSorted();
  const bodies = await Promise.all(languages.map((language) => readMaterialBodies(trx, ids, language)));
  return [...Map.groupBy(bodies.flat(), ({ id }) => id)].map(([id, translations]) => ({
    kind: 'material',
    id: String(id),
    module: null,
    digest: digestOf([
      ...translations.map((body) => JSON.stringify(body)),
      ...translations.map(({ resinFamily }) => families.get(resinFamily) ?? ''),
    ]),
  }));
}

function keyOf({ kind, id }: { kind: string; id: string }): string {
  return `${kind} ${id}`;
}

function digestOf(parts: string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** The last revision of each kind, and the records that changed after a revision. */
export async function readChanges(db: Database, after: number | undefined) {
  const { feed } = await db.selectFrom('revision_feed').select('feed').executeTakeFirstOrThrow();
  // First: a change between the two queries is then reported again, not omitted.
  const kinds = await db
    .selectFrom('record_revisions')
    .select(['kind', ({ fn }) => fn.max('revision').as('revision')])
    .groupBy('kind')
    .orderBy('kind')
    .execute();
  const revisions = kinds.map(({ kind, revision }) => [kind, Number(revision)] as const);
  return {
    feed,
    revision: Math.max(0, ...revisions.map(([, revision]) => revision)),
    kinds: Object.fromEntries(revisions),
    records: after === undefined ? [] : await readChangedAfter(db, after),
  };
}

async function readChangedAfter(db: Database, after: number) {
  const rows = await db
    .selectFrom('record_revisions')
    .selectAll()
    .where('revision', '>', after)
    .orderBy('revision')
    .orderBy('kind')
    .orderBy('id')
    .execute();
  return rows.map(({ kind, id, module, updated_at, is_deleted }) => ({
    kind,
    id,
    module,
    updatedAt: updated_at,
    deleted: is_deleted === 1,
  }));
}
