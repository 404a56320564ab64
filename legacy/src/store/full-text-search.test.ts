import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/open-test-database.ts';
import type { Database } from './database.ts';
import { search } from './full-text-search.ts';
import { normalizeText } from './normalize-text.ts';

let db: Database;

const PAGES = [
  ['/a', 'Denture base', 'Denture base resin, 3 % elongation, layers of 50_100 µm'],
  ['/b', 'Resin tray', "The tray of the printer's resin"],
  ['/c', 'A2D 打印机', '技工室用 A2D 打印机，可打印义齿基托树脂'],
  ['/d', '义齿基托树脂', '义齿基托树脂，弯曲模量 2,300 MPa'],
  ['/e', 'Prothesenbasis für Überwürfe', 'Größe und Gewicht: 100% C:\\path'],
  ['/f', 'ＡＢＣ　Full width', 'ﬁne ligature'],
] as const;

beforeAll(async () => {
  db = await openTestDatabase();
  await db.deleteFrom('search_entries').execute();
  const rows = PAGES.map(([url, title, words], position) => ({
    language: 'en',
    url,
    title,
    folded_title: normalizeText(title),
    folded_words: normalizeText(`${title} ${words}`),
    position,
  }));
  await db.insertInto('search_entries').values(rows).execute();
  return () => db.destroy();
});

const find = (text: string, page = 1, size = 10) => search(db, { text, language: 'en', page, size });
const urlsOf = async (text: string) => (await find(text)).records.map(({ url }) => url);

describe('search', () => {
  it.each([
    ['基', ['/d', '/c']],
    ['义齿', ['/d', '/c']],
    ['A2D打印机', ['/c']],
    ['打印机a2d', ['/c']],
    ['打印机 树脂', ['/c']],
    ['模量2,300', ['/d']],
    ['２，３００', ['/d']],
    ['DENTURE', ['/a']],
    ['resin denture', ['/a']],
    ['ÜBERWÜRFE', ['/e']],
    ['abc full', ['/f']],
    ['fine', ['/f']],
    ['resin base tray', []],
  ])('finds %s in %j', async (text, urls) => {
    expect(await urlsOf(text)).toEqual(urls);
  });

  it.each([
    ['%', ['/a', '/e']],
    ['_', ['/a']],
    ['\\', ['/e']],
    ["'", ['/b']],
    ['"', []],
    ['50%100', []],
    ['d_nture', []],
    ["' or '1'='1", []],
    ['c:\\path', ['/e']],
  ])('matches %s literally', async (text, urls) => {
    expect(await urlsOf(text)).toEqual(urls);
  });

  it('ranks titles with the whole text first, then keeps the editorial order', async () => {
    expect(await urlsOf('resin')).toEqual(['/b', '/a']);
    expect(await urlsOf('树脂')).toEqual(['/d', '/c']);
  });

  it('returns a page and the total count', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => find('resin', page, 1)));
    expect(pages.map(({ total, pageNum, pageSize }) => [total, pageNum, pageSize])).toEqual([
      [2, 1, 1],
      [2, 2, 1],
      [2, 3, 1],
    ]);
    expect(pages.map(({ records }) => records.map(({ url }) => url))).toEqual([['/b'], ['/a'], []]);
  });

  it('finds nothing in a language without entries', async () => {
    expect(await search(db, { text: 'resin', language: 'de', page: 1, size: 5 })).toMatchObject({
      total: 0,
      records: [],
    });
  });

  it('ignores words after the eighth', async () => {
    expect(await urlsOf(`${'denture '.repeat(8)} nowhere`)).toEqual(['/a']);
  });
});

describe('normalized text', () => {
  it.each([
    ['  A \n\t B\u3000C ', 'a b c'],
    ['Ａ２Ｄ', 'a2d'],
    ['µ', 'μ'],
    ['5\u00a0mm', '5 mm'],
    ['a\u0000b', 'a b'],
    ['STRASSE Ä', 'strasse ä'],
  ])('of %j is %j', (text, folded) => {
    expect(normalizeText(text)).toBe(folded);
  });
});
