import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCsv } from './csv.ts';

const FORMULA_CHARACTERS = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const INVISIBLE = ['', ' ', '\u00a0', '\u3000', '\u200b', '\ufeff', '\u2060', '\u00ad', ' \u200b '];

const read = (csv: string): string[][] => parse(csv);

const cellOf = (value: unknown) => read(toCsv([{ value }]))[1]?.at(-1);

/** Strings of characters that are special in spreadsheets, mixed with ordinary and astral ones. */
const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom(...FORMULA_CHARACTERS, ...INVISIBLE, '"', "'", ',', ';', '|', '\t', '\r', '\n', '\r\n', 'a', '1'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  ),
  maxLength: 12,
});

const settings = { seed: 20_240_930, numRuns: 3_000 };

describe('leads as comma-separated values', () => {
  it('quotes every cell, including the header and empty cells', () => {
    const csv = toCsv([
      { id: '1', kind: 'inquiry', comments: '' },
      { id: '2', kind: 'inquiry', subStatus: 1 },
    ]);
    expect(csv).toBe(
      [
        '"id","kind","receivedAt","locale","comments","subStatus"',
        '"1","inquiry","","","",""',
        '"2","inquiry","","","","1"',
        '',
      ].join('\r\n'),
    );
  });

  it.each(FORMULA_CHARACTERS)('escapes a text that begins with %s, also after invisible characters', (character) => {
    for (const before of INVISIBLE) expect(cellOf(`${before}${character}1+1`)).toBe(`'${before}${character}1+1`);
  });

  it.each(['\ta', '\ra', '\na'])('escapes %j, which begins with a control character', (value) => {
    expect(cellOf(value)).toBe(`'${value}`);
  });

  it.each(['a=b', 'ada-muster@labor.de', 'Grüße, 你好', 'He said "hi"', 'one\r\ntwo\nthree', 'a;b'])(
    'does not change %j',
    (value) => {
      expect(cellOf(value)).toBe(value);
    },
  );

  it('F5 round-trips through an independent parser, apart from the escapes', () => {
    const withoutMarks = (cell: string) => cell.replaceAll("'", '');
    fc.assert(
      fc.property(fc.array(fc.record({ id: text, comments: text }), { minLength: 1, maxLength: 4 }), (leads) => {
        const [head, ...rows] = read(toCsv(leads));
        expect(head).toEqual(['id', 'kind', 'receivedAt', 'locale', 'comments']);
        expect(rows.map(([id = '', , , , comments = '']) => [id, comments].map(withoutMarks))).toEqual(
          leads.map(({ id, comments }) => [id, comments].map(withoutMarks)),
        );
      }),
      settings,
    );
  });

  it.each([',', ';', '\t', '|'])(
    'F5 has no formula cell for a program that separates cells by %j and ignores quotes',
    (delimiter) => {
      fc.assert(
        fc.property(fc.array(fc.record({ id: text, comments: text }), { minLength: 1, maxLength: 4 }), (leads) => {
          const lines = toCsv(leads).split(/\r\n|\r|\n/);
          const cells = lines.flatMap((line) => line.split(delimiter));
          for (const cell of cells) expect(cell).not.toMatch(/^["\s\p{Cf}]*[=+\-@＝＋－＠]/u);
        }),
        settings,
      );
    },
  );
});
