import type { Gateway } from '../gateway/gateway.ts';
import { ChangedRecordsDocument } from '../generated/operations.ts';
import { type Locale, mapLocalesAsync } from '../i18n/locales.ts';
import type { CopiedRecord, Copy } from './copy.ts';
import { fetchChanges } from './fetch-changes.ts';

/** All five fragments count for each id: 30 ids stay below the limit of the operation cost. */
const IDS_PER_REQUEST = 30;

/** Requests the records that changed since the copy. Returns the same copy if there are none. */
export async function refreshCopy(gateway: Gateway, copy: Copy): Promise<Copy> {
  const { cursor, items } = await fetchChanges(gateway, copy.cursor);
  if (items.length === 0) return cursor === copy.cursor ? copy : { ...copy, cursor };
  const changed = items.flatMap(({ globalId }) => globalId ?? []);
  const remaining = items.flatMap(({ globalId, isDeleted }) => (globalId === null || isDeleted ? [] : globalId));
  const locales = await mapLocalesAsync(async (locale) => {
    const { records, texts } = copy.locales[locale];
    return { texts, records: applyChanges(records, changed, await fetchRecords(gateway, locale, remaining)) };
  });
  return { cursor, locales };
}

async function fetchRecords(gateway: Gateway, locale: Locale, ids: readonly string[]): Promise<CopiedRecord[]> {
  const records: CopiedRecord[] = [];
  for (let start = 0; start < ids.length; start += IDS_PER_REQUEST) {
    const variables = { locale, ids: ids.slice(start, start + IDS_PER_REQUEST) };
    const query = ChangedRecordsDocument;
    const { data } = await gateway.getClient(locale).query({ query, variables, fetchPolicy: 'no-cache' });
    if (!data?.nodes) throw new Error('The changed records are missing.');
    records.push(...data.nodes.flatMap((node) => (node && isCopied(node) ? node : [])));
  }
  return records;
}

type ChangedNode = CopiedRecord | { readonly __typename?: string };

function isCopied(node: ChangedNode): node is CopiedRecord {
  return 'globalId' in node;
}

/** A changed record keeps its place; a new one is the last. A record that is gone meanwhile is removed. */
function applyChanges(
  records: ReadonlyMap<string, CopiedRecord>,
  changed: readonly string[],
  current: readonly CopiedRecord[],
): Map<string, CopiedRecord> {
  const next = new Map(records);
  for (const record of current) next.set(record.globalId, record);
  const existing = new Set(current.map(({ globalId }) => globalId));
  for (const globalId of changed) if (!existing.has(globalId)) next.delete(globalId);
  return next;
}
