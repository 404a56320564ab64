import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { designService } from './page.ts';

const DOWNLOADS = join(import.meta.dirname, '../../../public/downloads');
const BYTE_ORDER_MARK = '\uFEFF';
const { items } = designService.downloads;

function readCells(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );
}

/** RFC 4180: every line ends in CRLF. */
function readRows(text: string): string[][] {
  const lines = text.slice(BYTE_ORDER_MARK.length).split('\r\n');
  expect(lines.pop()).toBe('');
  return lines.map(readCells);
}

describe.each(Object.entries(items))('R161 R202 the order form for %s', (area, { file, kilobytes }) => {
  const bytes = readFileSync(join(DOWNLOADS, file));
  const text = bytes.toString('utf8');
  const [head = [], ...cases] = readRows(text);

  it('opens in spreadsheets with the right encoding, and has the stated size', () => {
    expect(text.startsWith(BYTE_ORDER_MARK)).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(Math.ceil(bytes.length / 1000)).toBe(kilobytes);
  });

  it('has a name for each column and an example with all values', () => {
    expect(cases.length).toBe(1);
    for (const row of [head, ...cases]) {
      expect(row.length).toBe(12);
      expect(row.filter((cell) => cell.trim() === '')).toEqual([]);
    }
    expect(new Set(head).size).toBe(head.length);
  });

  it('uses the regional tooth numbering', () => {
    expect(head.some((name) => name.includes(area === 'northAmerica' ? 'Universal' : 'FDI'))).toBe(true);
    expect(cases[0]).toContain(area === 'northAmerica' ? '18 19 20' : '37 36 35');
  });
});
