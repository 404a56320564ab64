import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type Content, content } from '../../content/content.ts';
import { CONTENT_LANGUAGES, type ContentLanguage, type Text } from '../../content/text.ts';
import { toMaterialRows } from './material-rows.ts';
import type { Tables } from './tables.ts';

const CONTENT_TABLES = [
  'terms',
  'material_properties',
  'material_tags',
  'material_texts',
  'materials',
  'tdk',
  'certificates',
] as const;

/** Fills the content tables when the content in this repository is not the one they were filled from. */
export async function seed(db: Kysely<Tables>): Promise<void> {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const current = await db.selectFrom('content_version').select('digest').executeTakeFirst();
  if (current?.digest === digest) return;
  await db.transaction().execute(async (trx) => {
    for (const table of CONTENT_TABLES) await trx.deleteFrom(table).execute();
    await insertContent(trx, content);
    await trx.deleteFrom('content_version').execute();
    await trx.insertInto('content_version').values({ id: 1, digest }).execute();
  });
}

async function insertContent(
  trx: Transaction<Tables>,
  { terms, materials, tdk, certificates }: Content,
): Promise<void> {
  await insertAll(
    trx,
    'terms',
    Object.entries(terms).flatMap(([kind, labels]) => toTermRows(kind, labels)),
  );
  const rows = materials.map(toMaterialRows);
  await insertAll(
    trx,
    'materials',
    rows.map((row, position) => ({ ...row.material, position })),
  );
  await insertAll(
    trx,
    'material_texts',
    rows.flatMap((row) => row.texts),
  );
  await insertAll(
    trx,
    'material_tags',
    rows.flatMap((row) => row.tags),
  );
  await insertAll(
    trx,
    'material_properties',
    rows.flatMap((row) => row.properties),
  );
  await insertAll(trx, 'tdk', tdk);
  await insertAll(trx, 'certificates', certificates.flatMap(toCertificateRows));
}

async function insertAll<Table extends keyof Tables>(trx: Transaction<Tables>, table: Table, rows: Tables[Table][]) {
  for (const row of rows)
    await trx
      .insertInto(table)
      .values(row as never)
      .execute();
}

function toTermRows(kind: string, labels: Record<string, Text>): Tables['terms'][] {
  return Object.entries(labels).flatMap(([code, label], position) =>
    CONTENT_LANGUAGES.map((language: ContentLanguage) => ({ kind, code, language, label: label[language], position })),
  );
}

function toCertificateRows({
  number,
  product,
  issuedOn,
  scope,
}: Content['certificates'][number]): Tables['certificates'][] {
  return CONTENT_LANGUAGES.map((language) => ({
    number,
    language,
    product: product[language],
    issued_on: issuedOn,
    scope: scope[language],
  }));
}
