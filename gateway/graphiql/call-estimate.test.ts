import { describe, expect, it } from 'vitest';
import { describeEstimate, groupEstimatedCalls, readEstimate } from './call-estimate.ts';

const call = { anyOf: ['materialFind'], cache: 'miss', isCertain: true };

describe('an estimate of REST calls', () => {
  it('is read from the response', () => {
    const estimate = { atMost: 1, cached: 0, calls: [call] };
    expect(readEstimate(200, JSON.stringify({ data: null, extensions: { estimate } }))).toEqual(estimate);
  });

  it('gives the first error of an invalid operation as the reason for its absence', () => {
    const errors = [{ message: 'Cannot query field "x" on type "Query".' }, { message: 'Another.' }];
    expect(readEstimate(400, JSON.stringify({ errors }))).toEqual({
      failure: 'No estimate: Cannot query field "x" on type "Query".',
    });
  });

  it.each(['', '<html>', '[]', '{"extensions":{"estimate":{"atMost":"many"}}}'])('is absent in %j', (text) => {
    expect(readEstimate(502, text)).toEqual({ failure: 'No estimate: the gateway did not respond (HTTP 502).' });
  });

  it.each([
    [0, 0, 0, 'No REST calls.'],
    [0, 1, 0, 'At most 1 REST call, none from the cache now.'],
    [1, 1, 1, '1 REST call, from the cache now.'],
    [3, 3, 3, '3 REST calls, all from the cache now.'],
    [2, 5, 1, '2 to 5 REST calls, 1 from the cache now.'],
  ])('says of %i to %i calls, %i of them cached: %s', (certain, atMost, cached, text) => {
    const calls = Array.from({ length: atMost }, (_, index) => ({ ...call, isCertain: index < certain }));
    expect(describeEstimate({ atMost, cached, calls }, false)).toBe(text);
    expect(describeEstimate({ atMost, cached, calls }, true)).toBe(`Not sent yet. ${text}`);
  });

  it('groups equal calls', () => {
    const possible = { ...call, isCertain: false };
    expect(groupEstimatedCalls([call, possible, call])).toEqual([
      { ...call, times: 2 },
      { ...possible, times: 1 },
    ]);
  });
});
