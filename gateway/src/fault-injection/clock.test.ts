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
])('a wall clock that jumps %s by a day', (_direction, step) => {
  it('S12 does not change the age of cache entries', async () => {
    const { execute } = await stack.startGateway();
    const [wallClock, monotonicClock] = [mockClock(Date), mockClock(performance)];
    await execute(AREAS);
    wallClock.jump(step);
    await execute(AREAS);
    expect(stack.proxy.requests(/area/)).toHaveLength(1);
    monotonicClock.jump(DAY);
    await execute(AREAS);
    await expect.poll(() => stack.proxy.requests(/area/).length, LONG_TIMEOUT).toBe(2);
  });

  it('S12 S1 does not extend the time for which a circuit breaker is open', async () => {
    const { execute } = await stack.startGateway();
    const [wallClock, monotonicClock] = [mockClock(Date), mockClock(performance)];
    stack.proxy.inject({ status: 429 });
    for (let id = 1; id <= 5; id++) await execute(`{ product(id: "${id}") { id } }`);
    stack.proxy.clear();
    wallClock.jump(step);
    expect((await execute('{ product(id: "6") { id } }')).errors).toHaveLength(1);
    expect(stack.proxy.requests()).toHaveLength(0);
    monotonicClock.jump(6_000);
    expect(await execute('{ product(id: "7") { id } }')).toEqual({ data: { product: { id: '7' } } });
  });

  it('S12 does not change the deadline of a running operation', async () => {
    const { execute } = await stack.startGateway();
    const wallClock = mockClock(Date);
    const hold = stack.proxy.hold(/knowledge/);
    const response = execute('{ resource(id: "301") { liveStream { id } } }');
    await expect.poll(hold.countWaiting, LONG_TIMEOUT).toBe(1);
    wallClock.jump(step);
    hold.release();
    expect(await response).toEqual({ data: { resource: { liveStream: { id: '4' } } } });
  });

  it('S12 does not break the session with the certificate service', async () => {
    const { execute } = await stack.startGateway();
    const wallClock = mockClock(Date);
    const before = await execute(CERTIFICATE);
    expect(before.data.certificate).not.toBeNull();
    wallClock.jump(step);
    expect(await execute(CERTIFICATE)).toEqual(before);
  });

  it('S12 does not consume the rate limit', async () => {
    const wallClock = mockClock(Date);
    const rateLimiter = createRateLimiter({ ...defaultRateLimits, inquiry: 2 })('192.0.2.1');
    await rateLimiter.consume('inquiry');
    wallClock.jump(step);
    await expect(rateLimiter.consume('inquiry')).resolves.toBeUndefined();
  });
});

describe('a wall clock that jumps back by a day', LONG_TIMEOUT, () => {
  it('S12 does not extend a rate limit beyond ten minutes', async () => {
    const wallClock = mockClock(Date);
    const rateLimiter = createRateLimiter({ ...defaultRateLimits, inquiry: 1 })('192.0.2.1');
    await rateLimiter.consume('inquiry');
    wallClock.jump(-DAY);
    const { extensions } = await rateLimiter.consume('inquiry').then(() => expect.fail('The limit is lost'), Object);
    expect(extensions).toMatchObject({ code: 'RATE_LIMITED' });
    expect(extensions.retryAfter).toBeLessThanOrEqual(600);
  });

  it('S12 R322 does not extend the life of a challenge', async () => {
    let now = Date.parse('2026-01-02T00:00:00Z');
    const proofOfWork = createProofOfWork('secret', { now: () => now });
    const challenge = proofOfWork.create();
    const solved = { challengeId: challenge.id, code: solveProofOfWork(challenge) };
    expect(await proofOfWork.verify(solved, 'form')).toBe(true);
    now -= DAY - 20 * MINUTE;
    expect(await proofOfWork.verify(solved, 'form')).toBe(false);
  });
});
