import { setImmediate } from 'node:timers';
import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createOperationBudget } from './operation-budget.ts';
import { isLongerThan } from './response-length.ts';

describe('operation budget', () => {
  it('S19 admits lists up to the limit, then resolves with one error', async () => {
    const budget = createOperationBudget(10);
    const execution = Promise.withResolvers<string>();
    const result = budget.bind(execution.promise);
    expect(await budget.admit(['a', 'b'], 5)).toEqual(['a', 'b']);
    const pending = budget.admit(['c'], 1);
    const error = await result;
    expect(error).toBeInstanceOf(GraphQLError);
    expect(error).toMatchObject({ extensions: { code: 'OPERATION_BUDGET_EXCEEDED', measure: 'VALUES', limit: 10 } });
    expect(await Promise.race([pending, 'pending'])).toBe('pending');
  });

  it('S19 resolves with the error if the limit was exceeded before bind', async () => {
    const budget = createOperationBudget(1);
    void budget.admit(['a', 'b'], 1);
    expect(await budget.bind(new Promise(() => {}))).toBeInstanceOf(GraphQLError);
  });

  it('S19 yields to the event loop while lists are resolved', async () => {
    const budget = createOperationBudget();
    const lists = 10;
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    await Promise.all(Array.from({ length: lists }, () => budget.admit(['a'], 5_000)));
    isDone = true;
    expect(turns).toBeGreaterThanOrEqual(lists - 1);
  });
});

describe('response length', () => {
  it.each([
    ['a long string', { data: { text: 'x'.repeat(100) } }],
    ['many values', { data: { values: Array.from({ length: 20 }, (_, at) => at) } }],
    ['long names', { data: Object.fromEntries([1, 2, 3].map((at) => [`${'x'.repeat(50)}${at}`, null])) }],
  ])('S19 exceeds the lower limit only, with %s', (_name, response) => {
    expect(isLongerThan(response, 100)).toBe(true);
    expect(isLongerThan(response, 1_000)).toBe(false);
  });
});
