import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FaultStack, startFaultStack } from '../testing/fault-stack.ts';
import { mockClock } from '../testing/mock-clock.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';

const OTHER_QUERIES = [
  '{ materials(pageSize: 1) { totalCount } }',
  '{ newsTags { id } }',
  '{ areas { id } }',
  '{ seo(path: "/") { title } }',
  '{ sampleCategories { id } }',
];

/** Each call depends on the one before. */
const CHAIN = '{ resource(id: "301") { liveStream { id materials { id } } } }';

const product = (id: number) => `{ product(id: "${id}") { id } }`;

const unavailable = { extensions: { code: 'UPSTREAM_UNAVAILABLE' } };

let stack: FaultStack;

beforeAll(async () => {
  stack = await startFaultStack();
});

afterEach(() => stack.reset());

afterAll(() => stack.close());

describe('a slow content service', LONG_TIMEOUT, () => {
  it('S2 times out after two attempts, whether it takes 30 s to respond or sends one byte per second', async () => {
    const { execute } = await stack.startGateway();
    stack.proxy.inject({ path: /product/, requestLatency: 30_000 });
    stack.proxy.inject({ path: /News/, bytesPerSecond: 1 });
    const { data, errors } = await execute('{ product(id: "1") { id } newsTags { id } areas { id } }');
    expect(errors).toMatchObject([unavailable, unavailable]);
    expect(data).toEqual({ product: null, newsTags: null, areas: expect.arrayContaining([{ id: '276' }]) });
    expect(stack.proxy.requests(/product/)).toHaveLength(2);
    expect(stack.proxy.requests(/News/)).toHaveLength(2);
  });

  it('S2 S17 returns partial data when the operation deadline passes', async () => {
    const { execute } = await stack.startGateway();
    const clock = mockClock(performance);
    const streams = stack.proxy.hold(/liveStream/);
    const materials = stack.proxy.hold(/material/);
    const response = execute(CHAIN);
    await expect.poll(streams.countWaiting, LONG_TIMEOUT).toBe(1);
    clock.jump(4_000);
    streams.release();
    const { data, errors } = await response;
    expect(data).toEqual({ resource: { liveStream: { id: '4', materials: null } } });
    expect(errors).toMatchObject([{ path: ['resource', 'liveStream', 'materials'], ...unavailable }]);
    expect(stack.proxy.requests(/material/).length).toBeLessThan(2);
    materials.release();
  });

  it('S2 receives at most 64 connections', async () => {
    const { execute } = await stack.startGateway();
    const hold = stack.proxy.hold(/product|News/);
    const ids = Array.from({ length: 40 }, (_, index) => index + 1);
    const responses = ids.flatMap((id) => [execute(product(id)), execute(`{ newsArticle(id: "${id}") { id } }`)]);
    await expect.poll(hold.countWaiting, LONG_TIMEOUT).toBeGreaterThan(60);
    hold.release();
    expect(await Promise.all(responses)).toHaveLength(80);
    expect(stack.proxy.sockets().peak).toBeLessThanOrEqual(64);
  });

  it('S2 does not delay operations that do not need the slow call', async () => {
    const { execute, countReceived } = await stack.startGateway();
    const hold = stack.proxy.hold(/product/);
    const slow = Array.from({ length: 70 }, (_, index) => execute(product(index + 1)));
    await expect.poll(countReceived, LONG_TIMEOUT).toBe(70);
    const others = await Promise.all(OTHER_QUERIES.map((query) => execute(query)));
    expect(others.flatMap(({ errors = [] }) => errors)).toEqual([]);
    hold.release();
    await Promise.all(slow);
  });

  it('S2 does not delay operations with stale cached data', async () => {
    const { execute } = await stack.startGateway();
    const clock = mockClock(performance);
    const before = await execute(OTHER_QUERIES[0] ?? '');
    clock.jump(3_600_000);
    const hold = stack.proxy.hold(/material/);
    expect((await execute(OTHER_QUERIES[0] ?? '')).data).toEqual(before.data);
    await expect.poll(hold.countWaiting, LONG_TIMEOUT).toBe(1);
    hold.release();
  });
});
