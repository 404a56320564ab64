import { describe, expect, it } from 'vitest';
import { extractLegacyCalls, getLegacyCalls, groupCalls } from './legacy-calls.ts';

const miss = { call: 'materialFind', milliseconds: 12, cache: 'miss' };
const inflight = { call: 'materialFind', milliseconds: 14, cache: 'inflight' };

describe('upstream calls of a response', () => {
  it('are removed from the response and found by its displayed text', () => {
    const displayed = extractLegacyCalls({ data: { a: 1 }, extensions: { legacy: [miss] } });
    expect(displayed).toEqual({ data: { a: 1 } });
    expect(getLegacyCalls('{\n  "data": {\n    "a": 1\n  }\n}')).toEqual([miss]);
  });

  it('do not affect other extensions', () => {
    const response = { data: null, extensions: { legacy: [], cost: 7 } };
    expect(extractLegacyCalls(response)).toEqual({ data: null, extensions: { cost: 7 } });
  });

  it.each([{}, { cost: 7 }, { legacy: 'none' }, { legacy: [{ call: 'x' }] }])(
    'stay in the response if they are invalid: %j',
    (extensions) => {
      const response = { data: {}, extensions };
      expect(extractLegacyCalls(response)).toBe(response);
    },
  );

  it('are those of the latest of equal responses', () => {
    for (const call of [miss, inflight]) extractLegacyCalls({ data: { b: 1 }, extensions: { legacy: [call] } });
    expect(getLegacyCalls(JSON.stringify({ data: { b: 1 } }, null, 2))).toEqual([inflight]);
  });

  it('are evicted after 50 other responses', () => {
    const ids = Array.from({ length: 60 }, (_, id) => id);
    for (const id of ids) extractLegacyCalls({ data: { id }, extensions: { legacy: [miss] } });
    const remembered = ids.filter((id) => getLegacyCalls(JSON.stringify({ data: { id } }, null, 2)));
    expect(remembered).toEqual(ids.slice(-50));
  });

  it('are grouped by call and cache status, with the longest time', () => {
    expect(groupCalls([miss, inflight, { ...inflight, milliseconds: 15 }])).toEqual([
      { ...miss, times: 1 },
      { ...inflight, milliseconds: 15, times: 2 },
    ]);
  });
});
