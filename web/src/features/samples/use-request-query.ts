'use client';

import { useQueryStates } from 'nuqs';
import { type RequestSelection, requestParams, type Step, toParams, toRequest } from './request-query.ts';

/** Steps add history entries, selections replace the current one. */
export function useRequestQuery(known: readonly string[], max: number) {
  const [params, setParams] = useQueryStates(requestParams, { history: 'push' });
  const { step, selection } = toRequest(params, known, max);
  return {
    step,
    selection,
    goTo: (next: Step) => void setParams(toParams(next, selection)),
    select: (next: RequestSelection) => void setParams(toParams(1, next), { history: 'replace' }),
  };
}
