import type { GraphQLError } from 'graphql';
import { createBudgetExceededError } from '../../errors/errors.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** Limits for all operations, including persisted ones. */
const MAX_VALUES = 60_000;
export const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;

export type OperationBudget = ReturnType<typeof createOperationBudget>;

/**
 * Counts values before they are resolved. Beyond the limit, lists stay pending, which stops the execution without an error
 * for each field, and `bind` resolves with a single error.
 */
export function createOperationBudget(maxValues = MAX_VALUES) {
  let values = 0;
  let stop: ((error: GraphQLError) => void) | undefined;
  let error: GraphQLError | undefined;

  return {
    resolvedValues: (): number => values,
    /** Resolves with the list when its items may be resolved. */
    admit: <List extends readonly unknown[]>(list: List, valuesPerItem: number): List | Promise<List> => {
      const added = list.length * valuesPerItem;
      values += added;
      if (values > maxValues) {
        error ??= createBudgetExceededError('VALUES', maxValues);
        stop?.(error);
        return new Promise(() => {});
      }
      return yieldToEventLoop(added)?.then(() => list) ?? list;
    },
    /** Resolves with the result of the execution, or with the error that stopped it. */
    bind: <Result>(execution: Result | Promise<Result>): Promise<Result | GraphQLError> =>
      new Promise((resolve, reject) => {
        stop = resolve;
        if (error) resolve(error);
        Promise.resolve(execution).then(resolve, reject);
      }),
  };
}
