import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOutboxStore } from '../gateway/src/outbox/open-outbox-store.ts';
import { openDatabase } from '../legacy/src/store/database.ts';
import { saveLead } from '../legacy/src/store/leads.ts';
import { runLeadsCommand } from './leads/leads-command.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'heliograph-'));
const DATABASE_URL = `sqlite:${join(folder, 'legacy.db')}`;
const NO_OUTBOX = `sqlite:${join(folder, 'none.db')}`;

beforeAll(async () => {
  const db = await openDatabase(DATABASE_URL);
  const payload = { firstName: 'Grüße, 你好', comments: '=HYPERLINK("http://x")' };
  await saveLead(db, { kind: 'inquiry', key: undefined, email: 'a@b.de', locale: 'cn', payload });
  await saveLead(db, { kind: 'registration', key: undefined, email: 'a@b.de', locale: 'de', payload: {} });
  await db.destroy();
});

afterAll(() => rmSync(folder, { recursive: true }));

const leadsOf = (OUTBOX_URL: string, ...args: string[]) => runLeadsCommand(args, { DATABASE_URL, OUTBOX_URL });

const leads = (...args: string[]) => leadsOf(NO_OUTBOX, ...args);

describe('leads command', () => {
  it('prints CSV without formulas', async () => {
    const stdout = await leads();
    const [head, ...rows] = stdout.trim().split('\r\n');
    // Both leads can have the same timestamp.
    const [first, second] = rows.toSorted(
      (one, other) => Number(one.includes(',"registration",')) - Number(other.includes(',"registration",')),
    );
    expect(head).toBe('"id","kind","receivedAt","locale","state","firstName","comments"');
    expect(first).toMatch(
      /,"inquiry","\d{4}-\d{2}-\d{2}T[\d:.]+Z","cn","stored","Grüße, 你好","'=HYPERLINK\(""http:\/\/x""\)"$/,
    );
    expect(second).toContain(',"registration",');
  });

  it('prints JSON filtered by kind and start date', async () => {
    const of = async (...args: string[]) => JSON.parse(await leads('--format', 'json', ...args));
    expect(await of('--kind', 'inquiry')).toMatchObject([{ kind: 'inquiry', comments: '=HYPERLINK("http://x")' }]);
    expect(await of('--since', '2099-01-01')).toEqual([]);
  });

  it.each([
    [['--kind', 'cat']],
    [['--state', 'lost']],
    [['--since', 'today']],
    [['--format', 'xml']],
    [['--nonsense']],
  ])('rejects the arguments %j, by name', async (args) => {
    await expect(leads(...args)).rejects.toThrow(args[0]);
  });

  it('prints the error and its usage, and exits with 1', async () => {
    const env = { ...process.env, DATABASE_URL, OUTBOX_URL: NO_OUTBOX };
    const usage = { code: 1, stdout: '', stderr: expect.stringMatching(/--kind must be one of[\s\S]+pnpm leads/) };
    await expect(run('node', ['scripts/list-leads.ts', '--kind', 'cat'], { env })).rejects.toMatchObject(usage);
  });
});

describe('leads command with an outbox', () => {
  const OUTBOX_URL = `sqlite:${join(folder, 'outbox.db')}`;
  const list = async (...args: string[]) =>
    JSON.parse(await leadsOf(OUTBOX_URL, '--format', 'json', ...args)) as Record<string, unknown>[];

  beforeAll(async () => {
    const outbox = openOutboxStore(OUTBOX_URL, () => {});
    const add = (receipt: string, form: string, content: object) =>
      outbox.add({ receipt, form, locale: 'de', digest: receipt, content });
    await add('q1', 'inquiry', { firstName: 'Ada', comments: '@SUM(1+1)' });
    await add('r1', 'subscription', { firstName: '=cmd|calc', topics: ['DENTAL_LABS', 'HEARABLES'] });
    await add('r2', 'video-unlock', { firstName: 'Bob' });
    await outbox.refuse('r1', '50050 (HTTP 200: Email already registered)');
    await outbox.refuse('r2', '=400');
    await outbox.close();
  });

  it('lists queued and refused submissions after the stored ones, with reason and time', async () => {
    const listed = await list();
    expect(listed.map(({ id, kind, state }) => [state, kind, state === 'stored' || id])).toEqual(
      expect.arrayContaining([
        ['stored', 'inquiry', true],
        ['stored', 'registration', true],
        ['queued', 'inquiry', 'q1'],
        ['refused', 'subscription', 'r1'],
        ['refused', 'registration', 'r2'],
      ]),
    );
    expect(listed).toHaveLength(5);
    expect(listed.find(({ id }) => id === 'r1')).toMatchObject({
      reason: '50050 (HTTP 200: Email already registered)',
      refusedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
      locale: 'de',
      topics: ['DENTAL_LABS', 'HEARABLES'],
    });
    expect((await list('--state', 'refused')).map(({ id }) => id)).toEqual(['r1', 'r2']);
    expect((await list('--state', 'queued', '--kind', 'inquiry')).map(({ id }) => id)).toEqual(['q1']);
  });

  it('prints CSV without formulas, in reasons too', async () => {
    const stdout = await leadsOf(OUTBOX_URL, '--state', 'refused');
    expect(stdout).toContain('"\'=cmd|calc"');
    expect(stdout).toContain('"\'=400"');
    expect(await leadsOf(OUTBOX_URL, '--state', 'queued')).toContain('"\'@SUM(1+1)"');
  });

  it('queues a refused submission again, deletes it, and does neither with others', async () => {
    await leadsOf(OUTBOX_URL, '--retry', 'r1');
    expect((await list('--state', 'queued')).map(({ id }) => id)).toEqual(['q1', 'r1']);
    await leadsOf(OUTBOX_URL, '--discard', 'r2');
    expect(await list('--state', 'refused')).toEqual([]);
    for (const args of [
      ['--discard', 'q1'],
      ['--retry', 'unknown'],
    ]) {
      await expect(leadsOf(OUTBOX_URL, ...args)).rejects.toThrow('No refused submission has the id');
    }
  });

  it('queues all refused submissions again', async () => {
    const outbox = openOutboxStore(OUTBOX_URL, () => {});
    for (const { receipt } of await outbox.list()) await outbox.refuse(receipt, '59999');
    await leadsOf(OUTBOX_URL, '--retry', 'all');
    expect(await outbox.summarize()).toMatchObject({ queued: 2, refused: 0 });
    await outbox.close();
  });
});
