import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type FaultStack, startFaultStack } from '../testing/fault-stack.ts';
import { mockClock } from '../testing/mock-clock.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';

const OTHERS = [
  '{ materials(pageSize: 1) { totalCount } }',
  '{ newsTags { id } }',
  '{ areas { id } }',
  '{ seo(path: "/") { title } }',
  '{ sampleCategories { id } }',
];

/** Calls of which each needs the one before. */
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
  it('S2 is given up after two attempts, whether it takes half a minute or sends a byte a second', async () => {
    const { ask } = await stack.startGateway();
    stack.proxy.set({ path: /product/, latency: 30_000 });
    stack.proxy.set({ path: /News/, drip: 1 });
    const { data, errors } = await ask('{ product(id: "1") { id } newsTags { id } areas { id } }');
    expect(errors).toMatchObject([unavailable, unavailable]);
    expect(data).toEqual({ product: null, newsTags: null, areas: expect.arrayContaining([{ id: '276' }]) });
    expect(stack.proxy.seen(/product/)).toHaveLength(2);
    expect(stack.proxy.seen(/News/)).toHaveLength(2);
  });

  it('S2 S17 leaves an operation that has run out of time with all that it got until then', async () => {
    const { ask } = await stack.startGateway();
    const clock = mockClock(performance);
    const streams = stack.proxy.hold(/liveStream/);
    const materials = stack.proxy.hold(/material/);
    const answer = ask(CHAIN);
    await expect.poll(streams.countWaiting, LONG_TIMEOUT).toBe(1);
    clock.jump(4_000);
    streams.open();
    const { data, errors } = await answer;
    expect(data).toEqual({ resource: { liveStream: { id: '4', materials: null } } });
    expect(errors).toMatchObject([{ path: ['resource', 'liveStream', 'materials'], ...unavailable }]);
    expect(stack.proxy.seen(/material/).length).toBeLessThan(2);
    materials.open();
  });

  it('S2 is asked over 64 connections at most', async () => {
    const { ask } = await stack.startGateway();
    const gate = stack.proxy.hold(/product|News/);
    const ids = Array.from({ length: 40 }, (_, index) => index + 1);
    const answers = ids.flatMap((id) => [ask(product(id)), ask(`{ newsArticle(id: "${id}") { id } }`)]);
    await expect.poll(gate.countWaiting, LONG_TIMEOUT).toBeGreaterThan(60);
    gate.open();
    expect(await Promise.all(answers)).toHaveLength(80);
    expect(stack.proxy.sockets().most).toBeLessThanOrEqual(64);
  });

  it('S2 keeps nobody waiting who asks for something else, however many wait for the slow call', async () => {
    const { ask, countReceived } = await stack.startGateway();
    const gate = stack.proxy.hold(/product/);
    const slow = Array.from({ length: 70 }, (_, index) => ask(product(index + 1)));
    await expect.poll(countReceived, LONG_TIMEOUT).toBe(70);
    const others = await Promise.all(OTHERS.map((query) => ask(query)));
    expect(others.flatMap(({ errors = [] }) => errors)).toEqual([]);
    gate.open();
    await Promise.all(slow);
  });

  it('S2 is not waited for where there is an older answer', async () => {
    const { ask } = await stack.startGateway();
    const clock = mockClock(performance);
    const before = await ask(OTHERS[0] ?? '');
    clock.jump(3_600_000);
    const gate = stack.proxy.hold(/material/);
    expect((await ask(OTHERS[0] ?? '')).data).toEqual(before.data);
    await expect.poll(gate.countWaiting, LONG_TIMEOUT).toBe(1);
    gate.open();
  });
});
