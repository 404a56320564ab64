import type { Database } from './database.ts';
import type { MaterialQuery } from './material-query.ts';

/** `ANY_OF`: one of the codes must match; `ALL_OF`: all of them. */
const ANY_OF = ['subtype', 'category', 'color', 'printer', 'usage'] as const;
const ALL_OF = ['biocompatibility', 'addOn'] as const;

/** Sorted ids of the matches, and the ids without a value for a filtered property. */
export async function findMaterials(db: Database, query: MaterialQuery) {
  const candidates = await selectByTags(db, query).execute();
  const measured = await valuesOf(db, query);
  const matches: number[] = [];
  const unspecified: number[] = [];
  for (const { id } of candidates) {
    const match = matchRanges(query, measured.get(id) ?? new Map());
    if (match === 'inside') matches.push(id);
    if (match === 'unknown') unspecified.push(id);
  }
  return { matches: sortByProperty(matches, query.sort, measured), unspecified };
}

function selectByTags(db: Database, query: MaterialQuery) {
  let rows = db.selectFrom('materials').select('id');
  rows = query.sort === 'latest' ? rows.orderBy('published_on', 'desc') : rows.orderBy('position');
  if (query.groupType) rows = rows.where('group_code', '=', query.groupType);
  const withTag = (kind: string, codes: string[]) =>
    db.selectFrom('material_tags').select('material_id').where('kind', '=', kind).where('code', 'in', codes);
  for (const kind of ANY_OF) {
    if (query[kind].length > 0) rows = rows.where('id', 'in', withTag(kind, query[kind]));
  }
  for (const kind of ALL_OF) {
    for (const code of query[kind]) rows = rows.where('id', 'in', withTag(kind, [code]));
  }
  return rows;
}

type Measured = Map<number, Map<string, number>>;

async function valuesOf(db: Database, query: MaterialQuery): Promise<Measured> {
  const keys = [...query.params.map((param) => param.key), query.sort];
  const rows = await db.selectFrom('material_properties').selectAll().where('key', 'in', keys).execute();
  const values: Measured = new Map();
  for (const { material_id, key, value } of rows) {
    values.set(material_id, (values.get(material_id) ?? new Map()).set(key, value));
  }
  return values;
}

function matchRanges({ params }: MaterialQuery, values: Map<string, number>): 'inside' | 'outside' | 'unknown' {
  let match: 'inside' | 'unknown' = 'inside';
  for (const { key, min = -Infinity, max = Infinity } of params) {
    const value = values.get(key);
    if (value === undefined) match = 'unknown';
    else if (value < min || value > max) return 'outside';
  }
  return match;
}

function sortByProperty(ids: number[], sort: MaterialQuery['sort'], values: Measured): number[] {
  if (sort === 'default' || sort === 'latest') return ids;
  const measure = (id: number) => values.get(id)?.get(sort) ?? -Infinity;
  return ids.toSorted((a, b) => {
    const [left, right] = [measure(a), measure(b)];
    return left === right ? 0 : right - left;
  });
}
