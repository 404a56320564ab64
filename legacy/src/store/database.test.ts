import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { content } from '../../content/content.ts';
import { toContentRows } from './content-rows.ts';
import { openDatabase } from './database.ts';
import { seed } from './seed.ts';

/** Bodies are JSON. */
const MAPPED = '"mapped anew"';

async function databaseFile() {
  const folder = await mkdtemp(join(tmpdir(), 'heliograph-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return `sqlite:${join(folder, 'a', 'legacy.db')}`;
}

it('seeds a new database, and does not reseed unchanged content', async () => {
  const url = await databaseFile();
  const first = await openDatabase(url);
  await first.updateTable('materials').set({ position: 777 }).where('id', '=', 101).execute();
  await first.destroy();

  const second = await openDatabase(url);
  const rows = await second.selectFrom('materials').select(['id', 'position']).execute();
  await second.destroy();
  expect(rows).toHaveLength(content.materials.length);
  expect(rows.find(({ id }) => id === 101)?.position).toBe(777);
});

it('replaces the content of another version', async () => {
  const url = await databaseFile();
  const first = await openDatabase(url);
  await first.updateTable('content_version').set({ digest: 'older' }).execute();
  await first.updateTable('materials').set({ position: 777 }).execute();
  await first.destroy();

  const second = await openDatabase(url);
  const positions = await second.selectFrom('materials').select('position').orderBy('position').execute();
  await second.destroy();
  expect(positions.map(({ position }) => position)).toEqual(content.materials.map((_, index) => index));
});

it.each([
  ['search_entries', 'folded_title'],
  ['materials', 'group_code'],
  ['record_texts', 'body'],
  ['certificates', 'scope'],
] as const)('replaces content when its mapping to %s changes', async (table, column) => {
  const db = await openDatabase('sqlite::memory:');
  onTestFinished(() => db.destroy());
  const rows = toContentRows();
  const mapped = { ...rows, [table]: rows[table].map((row) => ({ ...row, [column]: MAPPED })) };
  const read = () => db.selectFrom(table).select(db.dynamic.ref(column)).distinct().execute();
  await seed(db, mapped);
  expect(await read()).toEqual([{ [column]: MAPPED }]);
  await seed(db);
  expect(await read()).not.toContainEqual({ [column]: MAPPED });
});

it('uses SQLite settings with which a committed row survives a crash', async () => {
  const { DatabaseSync } = await import('node:sqlite');
  const url = await databaseFile();
  const db = await openDatabase(url);
  const file = new DatabaseSync(url.replace('sqlite:', ''));
  expect(file.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  file.close();
  await db.destroy();
});
