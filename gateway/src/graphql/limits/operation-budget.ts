import type { GraphQLError } from 'graphql';
import { createBudgetExceededError } from '../../errors/errors.ts';
import { yieldToEventLoop } from './yield-to-event-loop.ts';

/** Values that one operation may resolve, and bytes that its response may have, persisted or not. */
const MAX_VALUES = 60_000;
export const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;

export type OperationBudget = ReturnType<typeof createOperationBudget>;

/**
 * Counts the values that an operation is about to resolve. Once they are too many, its lists stay pending: the operation
 * stops where it is, without an error for each of its fields, and whoever waits for it gets the one error.
 */
export function createOperationBudget(maxValues = MAX_VALUES) {
  let values = 0;
  let stop: ((error: GraphQLError) => void) | undefined;
  let excess: GraphQLError | undefined;

  return {
    spent: (): number => values,
    /** The list once its items may be resolved. */
    admit: <List extends readonly unknown[]>(list: List, valuesOfItem: number): List | Promise<List> => {
      const more = list.length * valuesOfItem;
      values += more;
      if (values > maxValues) {
        excess ??= createBudgetExceededError('VALUES', maxValues);
        stop?.(excess);
        return new Promise(() => {});
      }
      return yieldToEventLoop(more)?.then(() => list) ?? list;
    },
    /** What an execution comes to, or the error that stopped it. */
    bind: <Result>(execution: Result | Promise<Result>): Promise<Result | GraphQLError> =>
      new Promise((resolve, reject) => {
        stop = resolve;
        if (excess) resolve(excess);
        Promise.resolve(execution).then(resolve, reject);
      }),
  };
}
