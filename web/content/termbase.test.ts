import { localeCodes, locales } from '@heliograph/schema/locales.ts';
import { describe, expect, it } from 'vitest';
import { content } from '../../legacy/content/content.ts';
import { phrases } from '../../legacy/content/testing/records.ts';
import {
  type ForbiddenWord,
  findForbidden,
  parseForbidden,
  readForbiddenWords,
  readHeads,
  readTermbase,
} from './testing/termbase.ts';
import { listWrittenTexts, type WrittenText } from './testing/written-texts.ts';

const forbidden = readForbiddenWords();
const [head = []] = readHeads();
const complete = localeCodes.filter((code) => locales[code].records === 'ALL');
/** Written for each machine from a text with conditions. */
const supportTexts: WrittenText[] = localeCodes.flatMap((locale) =>
  phrases
    .filter(({ place, language }) => place.startsWith('supportTopics ') && language === locales[locale].content)
    .map(({ place, words }) => ({ file: `legacy/content/support: ${place}`, locale, words })),
);
const texts = [...(await listWrittenTexts()), ...supportTexts];

/** Long texts are searched faster than many short ones. No word contains a line break. */
function joinByFile(all: WrittenText[]): WrittenText[] {
  const groups = Object.values(Object.groupBy(all, ({ file, locale }) => `${file} ${locale}`));
  return groups.flatMap((group = []) => {
    const [first] = group;
    return first ? [{ ...first, words: group.map(({ words }) => words).join('\n') }] : [];
  });
}

function faultsOf({ file, locale, words }: WrittenText): string[] {
  return forbidden
    .filter((word) => word.locale === locale)
    .flatMap((word) =>
      findForbidden(word, words).map((start) => {
        const context = words.slice(Math.max(0, start - 20), start + 30);
        return `${file}: ${locale} "${word.word}" in "${context}"`;
      }),
    );
}

function hits(cell: string, text: string): number {
  return parseForbidden(cell).reduce((sum, word: ForbiddenWord) => sum + findForbidden(word, text).length, 0);
}

describe('copy', () => {
  it('contains no word that the termbase forbids', () => {
    expect(joinByFile(texts).flatMap(faultsOf)).toEqual([]);
  });

  it.each([
    ['messages', /^web\/messages\//, 600],
    ['pages', /^web\/content\//, 800],
    ['records', /^legacy\/content\//, 3000],
    ['form messages', /^schema\/form-validation\//, 35],
  ])('is checked in the %s of each language', (kind, files, least) => {
    for (const locale of kind === 'records' ? complete : localeCodes) {
      const found = texts.filter((text) => text.locale === locale && files.test(text.file));
      expect(found.length, locale).toBeGreaterThan(least);
    }
  });

  it('separates thousands before a unit in German', () => {
    const german = texts.filter(({ locale }) => locale === 'de');
    const number = /(?<![\d.,×–-])\d{4,}\u00a0(?:h|MPa|mPa·s|min⁻¹|g|mm|°C)(?!\p{L})/u;
    expect(german.filter(({ words }) => number.test(words)).map(({ file, words }) => `${file}: ${words}`)).toEqual([]);
  });

  it('repeats no punctuation mark', () => {
    const repeated = /(?<!\.)\.\.(?!\.)|,,|;;|。。|，，|、、/u;
    expect(texts.filter(({ words }) => repeated.test(words)).map(({ file, words }) => `${file}: ${words}`)).toEqual([]);
  });

  it('glues no number to the end of a Chinese word', () => {
    const chinese = texts.filter(({ locale }) => locale === 'cn');
    const glued = /\p{Script=Han}\u00a0[\d±<>≤≥]/u;
    expect(chinese.filter(({ words }) => glued.test(words)).map(({ file, words }) => `${file}: ${words}`)).toEqual([]);
  });

  it('is checked in every text of the content store', () => {
    const checked = new Set(texts.map(({ words }) => words));
    const written = phrases.filter(({ words }) => !/[</]|^https?:/.test(words));
    expect(written.length).toBeGreaterThan(content.materials.length * 100);
    expect(written.filter(({ words }) => !checked.has(words)).map(({ place }) => place)).toEqual([]);
  });
});

describe('the termbase', () => {
  it('has a column for each language with all records, and the same columns in each table', () => {
    expect(head).toEqual(['concept', ...localeCodes.filter((code) => head.includes(code)), 'not']);
    expect(head).toEqual(expect.arrayContaining(complete));
    expect(readHeads().filter((one) => one.join() !== head.join())).toEqual([]);
  });

  it('has a cell for each column in each row and no concept twice', () => {
    const rows = readTermbase();
    expect(rows.length).toBeGreaterThan(150);
    expect(rows.filter((cells) => cells.length !== head.length)).toEqual([]);
    const concepts = rows.map(([concept]) => concept);
    expect(concepts.filter((concept, index) => concepts.indexOf(concept) !== index)).toEqual([]);
  });

  it('forbids no word that it recommends', () => {
    const faults = readTermbase().flatMap((cells) =>
      forbidden
        .filter((word) => findForbidden(word, cells[head.indexOf(word.locale)] ?? '').length > 0)
        .map(({ locale, word }) => `${cells[0]}: ${locale} "${word}"`),
    );
    expect(faults).toEqual([]);
  });
});

describe('a forbidden word', () => {
  it.each([
    ['en: dealer', 'Find a dealer', 1],
    ['en: dealer', 'Dealers', 0],
    ['en: dealer', 'Dealer and dealer', 2],
    ['en: ask for an offer', 'Ask for an offer', 1],
    ['de: Harz', 'Das Harz, harzig', 1],
    ['de: Harz…', 'Reflex-Harze, Harzwanne', 2],
    ['de: …harz…', 'Dentalharze', 1],
    ['de: harz', 'Dentalharz', 0],
    ['cn: 技工室', '多家义齿技工室', 1],
  ])('%s is found as a whole word in "%s"', (cell, text, count) => {
    expect(hits(cell, text)).toBe(count);
  });

  it('may occur within its exceptions', () => {
    const cell = 'cn: 技工室 (except 院内技工室, 诊所技工室); de: Harz… (except Harzmatrix)';
    expect(hits(cell, '院内技工室、技工室')).toBe(1);
    expect(hits(cell, 'Harzmatrix und Harzwanne')).toBe(1);
  });

  it('is found across a no-break space', () => {
    expect(hits('de: 5 Tage', '5\u00a0Tage')).toBe(1);
  });

  it('needs a language', () => {
    expect(() => parseForbidden('机群')).toThrow('no language in "机群"');
  });
});
