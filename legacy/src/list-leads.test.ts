import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './store/database.ts';
import { saveLead } from './store/leads.ts';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'heliograph-'));
const DATABASE_URL = `sqlite:${join(folder, 'legacy.db')}`;

beforeAll(async () => {
  const db = await openDatabase(DATABASE_URL);
  const payload = { firstName: 'Grüße, 你好', comments: '=HYPERLINK("http://x")' };
  await saveLead(db, { kind: 'inquiry', key: undefined, email: 'a@b.de', locale: 'cn', payload });
  await saveLead(db, { kind: 'registration', key: undefined, email: 'a@b.de', locale: 'de', payload: {} });
  await db.destroy();
});

afterAll(() => rmSync(folder, { recursive: true }));

const leads = (...args: string[]) =>
  run('node', ['legacy/src/list-leads.ts', ...args], { env: { ...process.env, DATABASE_URL } });

describe('leads command', () => {
  it('prints CSV without formulas', async () => {
    const { stdout } = await leads();
    const [head, ...rows] = stdout.trim().split('\r\n');
    // Both leads can have the same timestamp.
    const [first, second] = rows.toSorted(
      (one, other) => Number(one.includes(',"registration",')) - Number(other.includes(',"registration",')),
    );
    expect(head).toBe('"id","kind","receivedAt","locale","firstName","comments"');
    expect(first).toMatch(
      /,"inquiry","\d{4}-\d{2}-\d{2}T[\d:.]+Z","cn","Grüße, 你好","'=HYPERLINK\(""http:\/\/x""\)"$/,
    );
    expect(second).toContain(',"registration",');
  });

  it('prints JSON filtered by kind and start date', async () => {
    const of = async (...args: string[]) => JSON.parse((await leads('--format', 'json', ...args)).stdout);
    expect(await of('--kind', 'inquiry')).toMatchObject([{ kind: 'inquiry', comments: '=HYPERLINK("http://x")' }]);
    expect(await of('--since', '2099-01-01')).toEqual([]);
  });

  it.each([[['--kind', 'cat']], [['--nonsense']]])('prints its usage for the arguments %j', async (args) => {
    await expect(leads(...args)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('pnpm leads') });
  });
});
