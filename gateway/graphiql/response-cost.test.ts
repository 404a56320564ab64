import { expect, it } from 'vitest';
import { getResponseCost, setResponseCost, splitResponseCost } from './response-cost.ts';

const cost = { cost: 120, selections: 4, limit: 25_000, values: 31 };

it('the cost of an operation is removed from the response and found by its displayed text', () => {
  const split = splitResponseCost({ data: { a: 1 }, extensions: { cost, legacy: [] } });
  expect(split).toEqual({ response: { data: { a: 1 }, extensions: { legacy: [] } }, cost });
  setResponseCost({ data: { a: 1 } }, cost);
  expect(getResponseCost('{\n  "data": {\n    "a": 1\n  }\n}')).toEqual(cost);
});

it('an invalid cost stays in the response', () => {
  for (const extensions of [{}, { cost: 7 }, { cost: { cost: 7 } }]) {
    expect(splitResponseCost({ data: null, extensions })).toEqual({ response: { data: null, extensions } });
  }
});
