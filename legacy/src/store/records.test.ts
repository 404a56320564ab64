import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/open-test-database.ts';
import type { Database } from './database.ts';
import { normalizeText } from './normalize-text.ts';
import { findRecord, findRecords, type RecordQuery, readRecords } from './records.ts';

let db: Database;

const KIND = 'knowledge';

/** Id, title, first and last day, publication date, module. */
const ENTRIES = [
  ['1', 'Autumn fair', '2026-10-01', '2026-10-03', '2026-01-05', 'events'],
  ['2', 'Spring fair', '2026-03-01', '2026-03-01', '2026-02-05', 'events'],
  ['3', '100% resin', '2026-04-01', '2026-04-01', '2026-04-01', 'blogs'],
  ['4', 'Resin_tray', '2026-01-05', '2026-01-05', '2026-01-05', 'blogs'],
] as const;

beforeAll(async () => {
  db = await openTestDatabase();
  await db.deleteFrom('records').execute();
  for (const [position, [id, title, first_day, last_day, published_on, module]] of ENTRIES.entries()) {
    await db.insertInto('records').values({ kind: KIND, id, position, first_day, last_day, published_on }).execute();
    for (const language of ['en', 'zh', 'de']) {
      const body = JSON.stringify({ id, title: `${language} ${title}`, language, languages: ['en'] });
      const text = { kind: KIND, id, language, title, folded_title: normalizeText(`${language} ${title}`), body };
      await db.insertInto('record_texts').values(text).execute();
    }
    await db.insertInto('record_tags').values({ kind: KIND, id, name: 'module', code: module }).execute();
  }
  await db.insertInto('record_tags').values({ kind: KIND, id: '3', name: 'line', code: 'dental' }).execute();
  return () => db.destroy();
});

async function idsOf(query: Partial<RecordQuery>) {
  const { records } = await findRecords(db, { kind: KIND, language: 'en', ...query });
  return records.map(({ id }) => id);
}

describe('records', () => {
  it.each([
    ['position', ['1', '2', '3', '4']],
    ['newest', ['3', '2', '1', '4']],
    ['oldest', ['1', '4', '2', '3']],
    ['soonest', ['4', '2', '3', '1']],
  ] as const)('come in the order %s', async (order, ids) => {
    expect(await idsOf({ order })).toEqual(ids);
  });

  it.each([
    [{ module: 'events' }, ['1', '2']],
    [{ module: ['events', 'blogs'] }, ['1', '2', '3', '4']],
    [{ module: [] }, ['1', '2', '3', '4']],
    [{ module: undefined, line: 'dental' }, ['3']],
    [{ module: 'events', line: 'dental' }, []],
    [{ module: 'dental' }, []],
    [{ unknown: 'events' }, []],
  ])('are found by the tags %j', async (tags, ids) => {
    expect(await idsOf({ tags })).toEqual(ids);
  });

  it.each([
    [{ from: '2026-10-03' }, ['1']],
    [{ from: '2026-10-04' }, []],
    [{ to: '2026-01-05' }, ['4']],
    [{ to: '2026-01-04' }, []],
    [{ from: '2026-03-01', to: '2026-04-01' }, ['2', '3']],
  ])('are found by the date range %j', async (days, ids) => {
    expect(await idsOf(days)).toEqual(ids);
  });

  it.each([
    ['fair', ['1', '2']],
    ['SPRING', ['2']],
    ['%', ['3']],
    ['_', ['4']],
    ['100', ['3']],
    ['de autumn', []],
  ])('are found by the title substring %j in one language', async (title, ids) => {
    expect(await idsOf({ title })).toEqual(ids);
  });

  it('are returned in pages with the total count', async () => {
    const page = await findRecords(db, { kind: KIND, language: 'zh', pageNum: 2, pageSize: 3 });
    expect(page).toEqual({
      total: 4,
      pageNum: 2,
      pageSize: 3,
      records: [{ id: '4', title: 'zh Resin_tray', language: 'zh', languages: ['en'] }],
    });
    expect(await idsOf({ pageNum: 9, pageSize: 3 })).toEqual([]);
  });

  it('are read by id in the requested order, without unknown ids', async () => {
    const read = async (ids: string[]) => (await readRecords(db, KIND, ids, 'de')).map(({ title }) => title);
    expect(await read(['3', '99', '1'])).toEqual(['de 100% resin', 'de Autumn fair']);
    expect(await read([])).toEqual([]);
  });

  it('are identified by kind and id', async () => {
    expect(await findRecord(db, KIND, '1', 'en')).toMatchObject({ title: 'en Autumn fair' });
    expect(await findRecord(db, 'news', '1', 'en')).toBeUndefined();
    expect(await findRecords(db, { kind: 'news', language: 'en' })).toMatchObject({ total: 0, records: [] });
  });
});
