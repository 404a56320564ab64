import { expect, it } from 'vitest';
import { hasDifferences, joinComparisons, pickColumns } from './comparison-rows.ts';

const cell = (text: string) => ({ isAvailable: null, lines: [text] });
const unknown = { isAvailable: null, lines: [] };

const part = (
  ids: string[],
  key: 'PIXEL_SIZE' | 'HIVE',
  cells: { isAvailable: boolean | null; lines: string[] }[],
) => ({
  products: ids.map((id) => ({ id })),
  rows: [{ key, name: key.toLowerCase(), cells }],
});

it('R220 joins partial comparisons and fills missing cells', () => {
  const rows = joinComparisons([
    part(['1', '2'], 'PIXEL_SIZE', [cell('75 µm'), cell('53 µm')]),
    part(['3'], 'HIVE', [{ isAvailable: true, lines: [] }]),
  ]);
  expect(rows).toEqual([
    { key: 'PIXEL_SIZE', name: 'pixel_size', cells: [cell('75 µm'), cell('53 µm'), unknown] },
    { key: 'HIVE', name: 'hive', cells: [unknown, unknown, { isAvailable: true, lines: [] }] },
  ]);
});

it('R220 picks columns in the requested order', () => {
  const rows = [{ key: 'PIXEL_SIZE', name: '', cells: [cell('a'), cell('b'), cell('c')] }];
  expect(pickColumns(rows, [2, 0])).toEqual([{ key: 'PIXEL_SIZE', name: '', cells: [cell('c'), cell('a')] }]);
});

it.each([
  [[cell('a'), cell('b')], true],
  [[cell('a'), cell('a')], false],
  [
    [
      { isAvailable: true, lines: [] },
      { isAvailable: false, lines: [] },
    ],
    true,
  ],
  [[cell('a')], true],
])('R220 detects whether %j differ: %s', (cells, expected) => {
  expect(hasDifferences({ key: 'PIXEL_SIZE', name: '', cells })).toBe(expected);
});
