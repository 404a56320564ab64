import { createMultiParser } from 'nuqs/server';
import { parseIds } from '../material-params.ts';

export const MAX_COMPARED = 5;

const ids = createMultiParser({
  parse: parseIds,
  serialize: (list: string[]) => list,
  eq: (a, b) => a.join() === b.join(),
});

export const compareParams = { compare: ids.withDefault([]) };

/** Ignores unknown ids and surplus ones. */
export function toCompared(ids: readonly string[], known: readonly string[]): string[] {
  return ids.filter((id) => known.includes(id)).slice(0, MAX_COMPARED);
}
