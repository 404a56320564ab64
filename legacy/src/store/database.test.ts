import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { content } from '../../content/content.ts';
import { openDatabase } from './database.ts';

async function databaseFile() {
  const folder = await mkdtemp(join(tmpdir(), 'heliograph-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return `sqlite:${join(folder, 'a', 'legacy.db')}`;
}

it('fills a new database, and leaves one alone that holds the same content', async () => {
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

it('replaces content that is not the content of this version', async () => {
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

it('writes so that an acknowledged row survives a crash', async () => {
  const { DatabaseSync } = await import('node:sqlite');
  const url = await databaseFile();
  const db = await openDatabase(url);
  const file = new DatabaseSync(url.replace('sqlite:', ''));
  expect(file.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
  file.close();
  await db.destroy();
});
