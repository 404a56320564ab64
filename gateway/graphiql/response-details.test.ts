import { describe, expect, it } from 'vitest';
import { findDetails, rememberDetails } from './displayed-responses.ts';
import { groupCalls } from './legacy-calls.ts';
import { readResponse } from './response-details.ts';

const miss = { call: 'materialFind', milliseconds: 12, cache: 'miss' };
const hit = { call: 'materialFind', milliseconds: 14, cache: 'hit' };
const cost = { cost: 120, selections: 4, limit: 30_000, values: 31 };

const read = (body: unknown, headers: Record<string, string> = {}, status = 200) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return readResponse({ status, headers: new Headers(headers), text, milliseconds: 5 });
};

describe('the details of a response', () => {
  it('are its status, time, size in bytes and request id', () => {
    const { details } = read({ data: { name: '光' } }, { 'x-request-id': 'a-1' }, 207);
    expect(details).toMatchObject({ status: 207, milliseconds: 5, bytes: 23, requestId: 'a-1' });
    expect(details.failure).toBeUndefined();
  });

  it.each([
    [{ 'cache-control': 'public, max-age=300', age: '12' }, '12 s old, fresh for 288 s'],
    [{ 'cache-control': 'public, max-age=60', age: '75' }, '75 s old, stale'],
    [{ 'cache-control': 'no-store' }, 'not cached'],
    [{}, 'not cached'],
  ])('say of %j: %s', (headers, cache) => {
    expect(read({ data: {} }, headers as Record<string, string>).details.cache).toBe(cache);
  });

  it('take upstream calls and cost out of the response, and nothing else', () => {
    const { displayed, details } = read({ data: { a: 1 }, extensions: { cost, legacy: [miss], stale: true } });
    expect(displayed).toEqual({ data: { a: 1 }, extensions: { stale: true } });
    expect(details).toMatchObject({ calls: [miss], cost });
    expect(read({ data: null, extensions: { cost, legacy: [] } }).displayed).toEqual({ data: null });
  });

  it.each([{ cost: 7 }, { cost: { cost: 7 } }, { legacy: 'none' }, { legacy: [{ call: 'x' }] }])(
    'leave invalid extensions in the response: %j',
    (extensions) => {
      const { displayed, details } = read({ data: {}, extensions });
      expect(displayed).toEqual({ data: {}, extensions });
      expect([details.calls, details.cost]).toEqual([undefined, undefined]);
    },
  );
});

describe('a response that is not from the gateway', () => {
  it('is replaced by a sentence that names the proxy', () => {
    const html = { 'content-type': 'text/html; charset=utf-8' };
    const { displayed, details } = read('<h1>Bad gateway</h1>', html, 502);
    expect(details.failure).toMatch(/HTTP 502 with an HTML page/);
    expect(displayed).toEqual({ errors: [{ message: details.failure }] });
  });

  it.each(['', 'ok', '[]', '"text"'])('is noticed by its body: %j', (body) => {
    expect(read(body).details.failure).toMatch(/HTTP 200 with text that is not JSON/);
  });

  it('says when to try again if the gateway is overloaded', () => {
    const body = { errors: [{ message: 'Overloaded', extensions: { code: 'OVERLOADED' } }] };
    const { displayed, details } = read(body, { 'retry-after': '3' }, 503);
    expect(details.failure).toMatch(/overloaded.* in 3 seconds\.$/);
    expect(displayed).toEqual(body);
    expect(read('<html>', { 'retry-after': '1' }, 503).details.failure).toMatch(/ in 1 second\.$/);
  });

  it('is not assumed for an error of the gateway', () => {
    expect(read({ errors: [{ message: 'Invalid' }] }, {}, 400).details.failure).toBeUndefined();
  });
});

describe('details of displayed responses', () => {
  const { details } = read({ data: {} });

  it('are those of the latest of equal responses', () => {
    for (const milliseconds of [1, 2]) rememberDetails({ data: { b: 1 } }, { ...details, milliseconds });
    expect(findDetails(JSON.stringify({ data: { b: 1 } }, null, 2))?.milliseconds).toBe(2);
  });

  it('are evicted after 50 other responses', () => {
    const ids = Array.from({ length: 60 }, (_, id) => id);
    for (const id of ids) rememberDetails({ data: { id } }, details);
    const remembered = ids.filter((id) => findDetails(JSON.stringify({ data: { id } }, null, 2)));
    expect(remembered).toEqual(ids.slice(-50));
  });
});

it('upstream calls are grouped by call and cache status, with the longest time', () => {
  expect(groupCalls([miss, hit, { ...hit, milliseconds: 15 }])).toEqual([
    { ...miss, times: 1 },
    { ...hit, milliseconds: 15, times: 2 },
  ]);
});
