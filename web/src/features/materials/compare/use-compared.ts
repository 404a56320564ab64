'use client';

import { useQueryStates } from 'nuqs';
import { compareParams, MAX_COMPARED, toCompared } from './compare-params.ts';

export type Compared = {
  ids: readonly string[];
  isFull: boolean;
  toggle: (id: string) => void;
  clear: () => void;
};

/** Stored in the URL, so that a comparison can be shared. */
export function useCompared(known: readonly string[]): Compared {
  const [params, setParams] = useQueryStates(compareParams, { history: 'replace' });
  const ids = toCompared(params.compare, known);
  const set = (compare: string[]) => void setParams({ compare });
  return {
    ids,
    isFull: ids.length >= MAX_COMPARED,
    toggle: (id) => set(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].slice(0, MAX_COMPARED)),
    clear: () => set([]),
  };
}
