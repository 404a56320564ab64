import { describe, expect, it } from 'vitest';
import { extractLegacyCalls, getLegacyCalls, groupCalls } from './legacy-calls.ts';

const ask = { call: 'materialFind', milliseconds: 12, cache: 'miss' };
const share = { call: 'materialFind', milliseconds: 14, cache: 'inflight' };

describe('REST calls behind an answer', () => {
  it('leave the answer, and are found by the text that GraphiQL shows of it', () => {
    const shown = extractLegacyCalls({ data: { a: 1 }, extensions: { legacy: [ask] } });
    expect(shown).toEqual({ data: { a: 1 } });
    expect(getLegacyCalls('{\n  "data": {\n    "a": 1\n  }\n}')).toEqual([ask]);
  });

  it('leave other extensions where they are', () => {
    const answer = { data: null, extensions: { legacy: [], cost: 7 } };
    expect(extractLegacyCalls(answer)).toEqual({ data: null, extensions: { cost: 7 } });
  });

  it.each([{}, { cost: 7 }, { legacy: 'none' }, { legacy: [{ call: 'x' }] }])(
    'stay in the answer when they are %j',
    (extensions) => {
      const answer = { data: {}, extensions };
      expect(extractLegacyCalls(answer)).toBe(answer);
    },
  );

  it('are those of the latest of equal answers', () => {
    for (const call of [ask, share]) extractLegacyCalls({ data: { b: 1 }, extensions: { legacy: [call] } });
    expect(getLegacyCalls(JSON.stringify({ data: { b: 1 } }, null, 2))).toEqual([share]);
  });

  it('are forgotten after many other answers', () => {
    const ids = Array.from({ length: 60 }, (_, id) => id);
    for (const id of ids) extractLegacyCalls({ data: { id }, extensions: { legacy: [ask] } });
    const kept = ids.filter((id) => getLegacyCalls(JSON.stringify({ data: { id } }, null, 2)));
    expect(kept).toEqual(ids.slice(-50));
  });

  it('are counted together where they are alike, with the longest of their times', () => {
    expect(groupCalls([ask, share, { ...share, milliseconds: 15 }])).toEqual([
      { ...ask, times: 1 },
      { ...share, milliseconds: 15, times: 2 },
    ]);
  });
});
