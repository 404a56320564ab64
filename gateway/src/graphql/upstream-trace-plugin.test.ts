import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../testing/start-gateway.ts';
import { toDistinctCalls } from './upstream-trace-plugin.ts';

describe('the upstream calls of an operation', () => {
  it('count a read once that other fields joined or read from the cache', () => {
    const miss = { key: 'a', cache: 'miss' } as const;
    const [joined, cached] = [{ key: 'a', cache: 'inflight' } as const, { key: 'a', cache: 'hit' } as const];
    expect(toDistinctCalls([joined, miss, joined, cached])).toEqual([miss]);
    expect(toDistinctCalls([cached, cached])).toEqual([cached]);
    expect(toDistinctCalls([joined, { ...joined, key: 'b' }])).toEqual([joined, { ...joined, key: 'b' }]);
  });

  it('count every request that was sent', () => {
    const [miss, submission] = [{ key: 'a', cache: 'miss' } as const, { cache: 'none' } as const];
    expect(toDistinctCalls([miss, submission, miss, submission])).toEqual([miss, submission, miss, submission]);
  });
});

describe('the trace of a response', () => {
  /** All fields read the same list. */
  const QUERY = '{ a: products { totalCount } b: products { totalCount } c: products { items { name } } }';
  let gateway: TestGateway;
  let uncached: TestGateway;

  beforeAll(async () => {
    [gateway, uncached] = await Promise.all([startGateway(), startGateway({ upstreamCacheBytes: 0 })]);
  });

  afterAll(() => Promise.all([gateway.close(), uncached.close()]));

  const trace = async ({ ask, restCalls }: TestGateway, query = QUERY) => {
    restCalls.length = 0;
    const { extensions } = await ask(query, {}, { 'x-legacy-calls': '1' });
    return { calls: extensions?.legacy, sent: restCalls.length };
  };
  const call = (cache: string) => ({ call: 'productFindAll', milliseconds: expect.any(Number), cache });

  it('names one call for one request, then one cached call', async () => {
    expect(await trace(gateway)).toEqual({ calls: [call('miss')], sent: 1 });
    expect(await trace(gateway)).toEqual({ calls: [call('hit')], sent: 0 });
  });

  it('names as many calls as are sent with the cache off', async () => {
    const { calls, sent } = await trace(uncached);
    expect(calls).toEqual(Array.from({ length: sent }, () => call('miss')));
    expect(sent).toBeGreaterThan(0);
  });

  it('names a failed call once if its fields shared it', async () => {
    await gateway.stopLegacy();
    const { calls } = await trace(gateway, '{ a: newsTags { id } b: newsTags { id } }');
    expect(calls).toEqual([{ call: 'newsFindHotTags', milliseconds: expect.any(Number), cache: 'miss' }]);
  });
});
