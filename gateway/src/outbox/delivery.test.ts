import { BrokenCircuitError } from 'cockatiel';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMalformedError, createRefusedError, createUnavailableError } from '../errors/errors.ts';
import { startDelivery } from './delivery.ts';
import { createDeliveryAttempts } from './delivery-attempts.ts';
import { openOutboxStore } from './open-outbox-store.ts';

const timing = { pollMs: 5, backoffMs: 1, maxBackoffMs: 5, setAsideMs: 1, maxSetAsideMs: 2 };
const CALL = 'clientSubscribeAddInfo';

/** The machine may be busy. */
const waitUntil = (condition: () => unknown) => vi.waitUntil(condition, { timeout: 20_000, interval: 5 });

const refused = (code: number) => createRefusedError(CALL, code);
const unreached = createUnavailableError(CALL, new BrokenCircuitError());
const timedOut = createUnavailableError(CALL, new Error('The operation timed out'));
const malformed = createMalformedError(CALL, new Error('not JSON'));

/** Delivers the receipts; `respond` throws the failure of a submission. */
async function deliver(receipts: string[], respond: (receipt: string) => Error | undefined) {
  const store = openOutboxStore('sqlite::memory:', () => {});
  const add = (receipt: string) =>
    store.add({ receipt, form: 'inquiry', locale: 'en', digest: receipt, content: { receipt } });
  for (const receipt of receipts) await add(receipt);
  const attempts: string[] = [];
  const delivered: string[] = [];
  const report = vi.fn();
  const delivery = startDelivery({
    store,
    timing,
    report,
    deliver: async ({ receipt }) => {
      attempts.push(receipt);
      const error = respond(receipt);
      if (error) throw error;
      return `L-${receipt}`;
    },
    onDelivered: ({ receipt }) => void delivered.push(receipt),
    onRefused: () => {},
    onRound: async () => {},
  });
  onTestFinished(async () => {
    await delivery.stop();
    await store.close();
    expect(report).not.toHaveBeenCalled();
  });
  const listRefused = async () =>
    (await store.list()).flatMap(({ receipt, reason }) => (reason === null ? [] : [[receipt, reason]]));
  return { attempts, delivered, add, listRefused, summarize: store.summarize };
}

describe('the delivery of queued submissions', () => {
  it.each([
    ['is unreachable', unreached],
    ['times out', timedOut],
    ['has malformed responses', malformed],
    ['has a server exception', refused(500)],
  ])('retries without limit while the service %s', async (_name, error) => {
    let isAway = true;
    const { attempts, delivered, summarize } = await deliver(['a', 'b', 'c'], () => (isAway ? error : undefined));
    await waitUntil(() => attempts.length > 60);
    expect(await summarize()).toMatchObject({ queued: 3, refused: 0 });
    isAway = false;
    await waitUntil(() => delivered.length === 3);
    expect(delivered.toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('keeps the order over an outage of any length in which the service is unreachable', async () => {
    const receipts = ['a', 'b', 'c', 'd', 'e'];
    let failures = 40;
    const { delivered } = await deliver(receipts, () => (failures-- > 0 ? unreached : undefined));
    await waitUntil(() => delivered.length === receipts.length);
    expect(delivered).toEqual(receipts);
  });

  it('keeps the order over a short server error', async () => {
    const receipts = ['a', 'b', 'c'];
    let count = 0;
    const { delivered } = await deliver(receipts, () => ([2, 3].includes(++count) ? malformed : undefined));
    await waitUntil(() => delivered.length === receipts.length);
    expect(delivered).toEqual(receipts);
  });

  it.each([
    ['50050', refused(50050)],
    ['50051', refused(50051)],
    ['400', refused(400)],
    ['409', refused(409)],
  ])('turns a submission that is rejected with %s into a dead letter at once', async (code, error) => {
    const { attempts, delivered, listRefused } = await deliver(['a', 'b'], (receipt) =>
      receipt === 'a' ? error : undefined,
    );
    await waitUntil(() => delivered.length === 1);
    expect(attempts).toEqual(['a', 'b']);
    expect(await listRefused()).toEqual([['a', code]]);
  });

  it.each([
    ['an unknown code', refused(59999)],
    ['404', refused(404)],
    ['a bug', new TypeError('x is not a function')],
  ])(
    'tries a submission that is refused with %s eight times, and delivers the others meanwhile',
    async (_name, error) => {
      const { attempts, delivered, listRefused } = await deliver(['a', 'b', 'c'], (receipt) =>
        receipt === 'a' ? error : undefined,
      );
      await waitUntil(() => delivered.length === 2);
      await waitUntil(async () => (await listRefused()).length === 1);
      expect(attempts.filter((receipt) => receipt === 'a')).toHaveLength(8);
    },
  );

  it.each([
    ['fail', refused(500)],
    ['time out', timedOut],
  ])('is not blocked by submissions that always make the service %s', async (_name, error) => {
    const poison = ['p1', 'p2', 'p3'];
    const { delivered, add, listRefused } = await deliver([...poison, 'a', 'b'], (receipt) =>
      poison.includes(receipt) ? error : undefined,
    );
    let count = 0;
    // Only submissions that are stored in between show that the service is not away.
    await waitUntil(async () => {
      await add(`more ${count++}`);
      return (await listRefused()).length === poison.length;
    });
    expect(delivered).toEqual(expect.arrayContaining(['a', 'b']));
    expect((await listRefused()).map(([receipt]) => receipt).toSorted()).toEqual(poison);
  });
});

describe('the back-off', () => {
  it('has full jitter, doubles, and is capped', () => {
    const attempts = createDeliveryAttempts({ ...timing, backoffMs: 100, maxBackoffMs: 1_000 }, () => 0.5);
    const pauses = Array.from({ length: 6 }, () => {
      attempts.fail();
      return attempts.backoff();
    });
    expect(pauses).toEqual([50, 100, 200, 400, 500, 500]);
    attempts.succeed();
    attempts.fail();
    expect(attempts.backoff()).toBe(50);
    const full = createDeliveryAttempts(timing);
    full.fail();
    expect(new Set(Array.from({ length: 20 }, full.backoff)).size).toBeGreaterThan(10);
  });
});
