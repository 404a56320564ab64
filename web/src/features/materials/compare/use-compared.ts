'use client';

import { useQueryStates } from 'nuqs';
import { compareParams, MOST_COMPARED } from './compare-params.ts';

export type Compared = {
  ids: readonly string[];
  isFull: boolean;
  toggle: (id: string) => void;
  clear: () => void;
};

/** The materials that are compared; the address holds them, so that a comparison can be shared. */
export function useCompared(): Compared {
  const [{ compare: ids }, setParams] = useQueryStates(compareParams, { history: 'replace' });
  const set = (compare: string[]) => void setParams({ compare });
  return {
    ids,
    isFull: ids.length >= MOST_COMPARED,
    toggle: (id) => set(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].slice(0, MOST_COMPARED)),
    clear: () => set([]),
  };
}
