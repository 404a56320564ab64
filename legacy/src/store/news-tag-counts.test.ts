import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/open-test-database.ts';
import type { Database } from './database.ts';
import { countNewsTags } from './news-tag-counts.ts';

let db: Database;

const ARTICLES = [
  ['1', 'news', ['software', 'service']],
  ['2', 'news', ['software', 'material']],
  ['3', 'training', ['training', 'material', 'no-such-tag']],
  ['4', 'training', ['training', 'software']],
] as const;

beforeAll(async () => {
  db = await openTestDatabase();
  await db.deleteFrom('records').where('kind', '=', 'news').execute();
  for (const [position, [id, type, tags]] of ARTICLES.entries()) {
    const days = { first_day: '', last_day: '', published_on: '' };
    await db
      .insertInto('records')
      .values({ kind: 'news', id, position, ...days })
      .execute();
    const rows = [{ name: 'type', code: type }, ...tags.map((code) => ({ name: 'tag', code }))];
    await db
      .insertInto('record_tags')
      .values(rows.map((row) => ({ kind: 'news', id, ...row })))
      .execute();
  }
  return () => db.destroy();
});

describe('news tags', () => {
  it('R291 are returned with their counts, most used first, ties in editorial order', async () => {
    expect(await countNewsTags(db, 'en', undefined)).toEqual([
      { code: 'software', name: 'Software', count: 3 },
      { code: 'material', name: 'Materials', count: 2 },
      { code: 'training', name: 'Training', count: 2 },
      { code: 'service', name: 'Services', count: 1 },
    ]);
  });

  it('R291 can be counted for one type', async () => {
    const counts = (await countNewsTags(db, 'de', 'training')).map(({ code, count }) => [code, count]);
    expect(counts).toEqual([
      ['training', 2],
      ['material', 1],
      ['software', 1],
    ]);
    expect(await countNewsTags(db, 'de', 'podcast')).toEqual([]);
  });

  it('R291 are named in the requested language', async () => {
    expect(await countNewsTags(db, 'zh', undefined)).toContainEqual({ code: 'material', name: '材料', count: 2 });
  });
});
