import { startPostgres } from '@heliograph/legacy/start-postgres.ts';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { LONG_TIMEOUT } from '../testing/timeouts.ts';
import { openOutboxStore } from './open-outbox-store.ts';
import type { OutboxStore } from './outbox-store.ts';
import { openPostgresConnection } from './postgres-connection.ts';

const bin = process.env.POSTGRES_BIN;

const failOnReport = (_context: string, error: unknown) => {
  throw error;
};

const create = (receipt: string, content: object = { comments: `About ${receipt}` }) => ({
  receipt,
  form: 'inquiry',
  locale: 'de' as const,
  digest: JSON.stringify(content),
  content,
});

describe.each(['SQLite', 'PostgreSQL'])('the outbox on %s', (engine) => {
  let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined;
  let store: OutboxStore;

  beforeAll(async () => {
    if (engine === 'PostgreSQL' && bin) postgres = await startPostgres(bin);
    return () => postgres?.stop();
  });

  beforeEach(async ({ skip }) => {
    if (engine === 'PostgreSQL' && !bin) skip();
    store = openOutboxStore(postgres?.url ?? 'sqlite::memory:', failOnReport);
    for (const { receipt } of await store.list()) {
      await store.refuse(receipt, '');
      await store.discard(receipt);
    }
    await store.forgetReceipts(new Date('2100-01-01'));
    return () => store.close();
  });

  it('returns submissions in the order of acceptance, unchanged', async () => {
    const contents = ['=1+1 "quoted" \'single\' $1 %s', 'Zeile 1\nZeile 2\t\u2028', '𬌗架 😀 \\u0000 \u0007'];
    for (const [index, comments] of contents.entries()) await store.add(create(`r${index}`, { comments }));
    const received = [];
    for (;;) {
      const submission = await store.next(received.map(({ receipt }) => receipt));
      if (!submission) break;
      received.push(submission);
    }
    expect(received.map(({ receipt }) => receipt)).toEqual(['r0', 'r1', 'r2']);
    expect(received.map(({ content }) => JSON.parse(content).comments)).toEqual(contents);
    expect(received[0]).toMatchObject({ form: 'inquiry', locale: 'de' });
  });

  it('S9 adds 100 equal submissions once, and rejects other content with the same receipt', async () => {
    const results = await Promise.all(Array.from({ length: 100 }, () => store.add(create('same'))));
    expect(results.toSorted()).toEqual(['added', ...Array.from({ length: 99 }, () => 'known')]);
    expect(await store.add(create('same', { comments: 'Other' }))).toBe('key-reused');
    expect(await store.list()).toHaveLength(1);
  });

  it('remembers delivered submissions without their content', async () => {
    await store.add(create('r1'));
    expect(await store.find('r1')).toMatchObject({ isDelivered: false });
    await store.complete('r1', 'L-1');
    await store.complete('r1', 'L-1');
    expect(await store.find('r1')).toEqual({ digest: create('r1').digest, isDelivered: true });
    expect(await store.list()).toEqual([]);
    await store.forgetReceipts(new Date('2100-01-01'));
    expect(await store.find('r1')).toBeUndefined();
  });

  it('keeps dead letters with reason and time until they are retried or discarded', async () => {
    for (const receipt of ['r1', 'r2', 'r3']) await store.add(create(receipt));
    expect([await store.countRefusal('r1'), await store.countRefusal('r1')]).toEqual([1, 2]);
    await store.refuse('r1', '50050 (HTTP 200: Email already registered)');
    await store.refuse('r2', '400');
    expect(await store.next([])).toMatchObject({ receipt: 'r3' });
    expect(await store.summarize()).toMatchObject({ queued: 1, refused: 2, oldestAt: expect.any(String) });
    const [first] = await store.list();
    expect(first).toMatchObject({ receipt: 'r1', reason: '50050 (HTTP 200: Email already registered)' });
    expect(Date.parse(first?.refused_at ?? '')).toBeGreaterThan(Date.parse('2020-01-01'));
    expect([await store.retry('r1'), await store.retry('r3'), await store.retry('r1')]).toEqual([true, false, false]);
    expect([await store.discard('r2'), await store.discard('r3')]).toEqual([true, false]);
    expect(await store.next([])).toMatchObject({ receipt: 'r1' });
    expect(await store.countRefusal('r1')).toBe(1);
  });

  it('is empty without an oldest submission', async () => {
    expect(await store.summarize()).toEqual({ queued: 0, refused: 0, oldestAt: null });
    expect(await store.next(['unknown'])).toBeUndefined();
    expect(await store.countRefusal('unknown')).toBe(0);
  });
});

describe.skipIf(!bin)('gateways that share the outbox on PostgreSQL', () => {
  it('deliver one at a time, also after the delivering one has lost its connection', async () => {
    const postgres = await startPostgres(bin ?? '');
    const reports: unknown[] = [];
    const open = () => openOutboxStore(postgres.url, (_context, error) => reports.push(error));
    // Both create the tables.
    const [one, other] = [open(), open()];
    const locks = await Promise.all([one.lock(), other.lock()]);
    expect(locks.filter((lock) => lock !== undefined)).toHaveLength(1);
    const [held] = locks.filter((lock) => lock !== undefined);
    const admin = openPostgresConnection(postgres.url, () => {});
    await admin.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'`);
    await vi.waitUntil(() => held?.isHeld() === false, LONG_TIMEOUT);
    await held?.release();
    const next = await other.lock();
    expect(next?.isHeld()).toBe(true);
    await next?.release();
    const last = await vi.waitUntil(() => one.lock(), LONG_TIMEOUT);
    await last?.release();
    await Promise.all([one.close(), other.close(), admin.close()]);
    await postgres.stop();
  });

  it('report errors without the values of a submission', async () => {
    const store = openOutboxStore('postgres://nobody:hidden@127.0.0.1:1/none', () => {});
    const failure = await store.add(create('r1')).catch((error: unknown) => error);
    expect(String(failure)).toContain('ECONNREFUSED');
    expect(String(failure)).not.toMatch(/hidden|About/);
    await store.close();
  });
});
