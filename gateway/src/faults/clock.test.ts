import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createProofOfWork } from '../forms/proof-of-work.ts';
import { createRateLimiter, defaultRateLimits } from '../forms/rate-limiter.ts';
import { type FaultStack, startFaultStack } from '../testing/fault-stack.ts';
import { mockClock } from '../testing/mock-clock.ts';
import { solveProofOfWork } from '../testing/solve-proof-of-work.ts';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const AREAS = '{ areas { id } }';
const CERTIFICATE = '{ certificate(number: "HG-A2D-2024-000117") { product } }';

let stack: FaultStack;

beforeAll(async () => {
  stack = await startFaultStack();
});

afterEach(() => stack.reset());

afterAll(() => stack.close());

describe.each([
  ['forward', DAY],
  ['back', -DAY],
])('a clock that steps %s by a day', (_direction, step) => {
  it('S12 makes no kept answer older or younger', async () => {
    const { ask } = await stack.startGateway();
    const [wall, steady] = [mockClock(Date), mockClock(performance)];
    await ask(AREAS);
    wall.jump(step);
    await ask(AREAS);
    expect(stack.proxy.seen(/area/)).toHaveLength(1);
    steady.jump(DAY);
    await ask(AREAS);
    await expect.poll(() => stack.proxy.seen(/area/).length, LONG_TIMEOUT).toBe(2);
  });

  it('S12 S1 keeps no call left alone for longer', async () => {
    const { ask } = await stack.startGateway();
    const [wall, steady] = [mockClock(Date), mockClock(performance)];
    stack.proxy.set({ status: 429 });
    for (let id = 1; id <= 5; id++) await ask(`{ product(id: "${id}") { id } }`);
    stack.proxy.clear();
    wall.jump(step);
    expect((await ask('{ product(id: "6") { id } }')).errors).toHaveLength(1);
    expect(stack.proxy.seen()).toHaveLength(0);
    steady.jump(6_000);
    expect(await ask('{ product(id: "7") { id } }')).toEqual({ data: { product: { id: '7' } } });
  });

  it('S12 leaves an operation under way its time', async () => {
    const { ask } = await stack.startGateway();
    const wall = mockClock(Date);
    const gate = stack.proxy.hold(/knowledge/);
    const answer = ask('{ resource(id: "301") { liveStream { id } } }');
    await expect.poll(gate.countWaiting, LONG_TIMEOUT).toBe(1);
    wall.jump(step);
    gate.open();
    expect(await answer).toEqual({ data: { resource: { liveStream: { id: '4' } } } });
  });

  it('S12 has the gateway sign in again where it must', async () => {
    const { ask } = await stack.startGateway();
    const wall = mockClock(Date);
    const before = await ask(CERTIFICATE);
    expect(before.data.certificate).not.toBeNull();
    wall.jump(step);
    expect(await ask(CERTIFICATE)).toEqual(before);
  });

  it('S12 lets a form be sent that another one was sent before', async () => {
    const wall = mockClock(Date);
    const limits = createRateLimiter({ ...defaultRateLimits, inquiry: 2 })('192.0.2.1');
    await limits.consume('inquiry');
    wall.jump(step);
    await expect(limits.consume('inquiry')).resolves.toBeUndefined();
  });
});

describe('a clock that steps back by a day', LONG_TIMEOUT, () => {
  it('S12 makes no visitor wait longer than ten minutes', async () => {
    const wall = mockClock(Date);
    const limits = createRateLimiter({ ...defaultRateLimits, inquiry: 1 })('192.0.2.1');
    await limits.consume('inquiry');
    wall.jump(-DAY);
    const { extensions } = await limits.consume('inquiry').then(
      () => ({ extensions: { retryAfter: 0 } }),
      (error) => error,
    );
    expect(extensions.retryAfter).toBeLessThanOrEqual(600);
  });

  it('S12 R322 makes no challenge good for another day', async () => {
    let now = Date.parse('2026-01-02T00:00:00Z');
    const challenges = createProofOfWork('secret', { now: () => now });
    const challenge = challenges.create();
    now -= DAY - 20 * MINUTE;
    expect(await challenges.verify({ challengeId: challenge.id, code: solveProofOfWork(challenge) }, 'form')).toBe(
      false,
    );
  });
});
