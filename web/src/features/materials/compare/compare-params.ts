import { createMultiParser } from 'nuqs/server';
import { parseIds } from '../material-params.ts';

/** More columns than these nobody can compare. */
export const MOST_COMPARED = 5;

const ids = createMultiParser({
  parse: (values) => parseIds(values).slice(0, MOST_COMPARED),
  serialize: (list: string[]) => list,
  eq: (a, b) => a.join() === b.join(),
});

/** The materials that are compared, in the query string. */
export const compareParams = { compare: ids.withDefault([]) };
