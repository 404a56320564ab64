'use client';

import { useQueryStates } from 'nuqs';
import { type Choice, requestParams, type Step, toParams, toRequest } from './request-query.ts';

/** The step and the choice that the address holds. A step is an entry of the history, a choice changes the present one. */
export function useRequestQuery(known: readonly string[], max: number) {
  const [params, setParams] = useQueryStates(requestParams, { history: 'push' });
  const { step, choice } = toRequest(params, known, max);
  return {
    step,
    choice,
    goTo: (next: Step) => void setParams(toParams(next, choice)),
    choose: (next: Choice) => void setParams(toParams(1, next), { history: 'replace' }),
  };
}
