import { createMultiParser } from 'nuqs/server';
import { parseIds } from '../material-params.ts';

/** More columns than these nobody can compare. */
export const MAX_COMPARED = 5;

const ids = createMultiParser({
  parse: parseIds,
  serialize: (list: string[]) => list,
  eq: (a, b) => a.join() === b.join(),
});

/** The materials that are compared, in the query string. */
export const compareParams = { compare: ids.withDefault([]) };

/** Of the ids in an address those that materials of the list have, and no more than can be compared. */
export function toCompared(ids: readonly string[], known: readonly string[]): string[] {
  return ids.filter((id) => known.includes(id)).slice(0, MAX_COMPARED);
}
