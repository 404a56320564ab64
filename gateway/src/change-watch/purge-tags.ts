import { cacheTags, isCacheTag, listTagOf } from '@heliograph/schema/cache-tags.ts';
import type { ChangedRecord } from '../slices/changes/record-types.ts';

/** With more changed records of a kind, the whole kind is purged. The tags of all kinds then fit in one purge request. */
const MAX_RECORDS = 7;

/**
 * The tags to purge for changed records: those records, the lists of their kinds, and search. Everything if it is unknown
 * what changed.
 */
export function toPurgeTags(records: readonly ChangedRecord[] | undefined): string[] {
  const byKind = records && Map.groupBy(records, ({ tag }) => tag);
  if (!byKind || byKind.has(undefined)) return [...cacheTags];
  const tags = [...byKind].flatMap(([kind, changed]) => {
    if (kind === undefined) return [];
    const ids = changed.map(({ id }) => `${kind}:${id}`);
    return ids.length > MAX_RECORDS || !ids.every(isCacheTag) ? [kind] : [listTagOf(kind), ...ids];
  });
  return [...new Set([...tags, 'search'])];
}
