import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLocale, type Locale } from '@heliograph/schema/locales.ts';

/** A word that the termbase forbids in one language, as it is written there, and the pattern that finds it. */
export type ForbiddenWord = { locale: Locale; word: string; pattern: RegExp; exceptions: RegExp[] };

const FILE = join(import.meta.dirname, '../termbase.md');

/** `…` stands for any letters; a small first letter also matches a capital one; Chinese has no word boundaries. */
function toPattern(word: string): RegExp {
  const letters = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '[\\p{L}\\p{M}]*');
  const start = letters.replace(/^\p{Ll}/u, (letter) => `[${letter}${letter.toUpperCase()}]`);
  const before = /^[\p{Script=Latin}…]/u.test(word) ? '(?<![\\p{L}\\p{N}])' : '';
  const after = /[\p{Script=Latin}…]$/u.test(word) ? '(?![\\p{L}\\p{N}])' : '';
  return new RegExp(`${before}${start}${after}`, 'gu');
}

/** Splits at a separator outside of parentheses. */
function split(text: string, separator: ',' | ';'): string[] {
  const parts = text.match(separator === ',' ? /(?:\([^)]*\)|[^,(])+/g : /(?:\([^)]*\)|[^;(])+/g) ?? [];
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

function parseWord(locale: Locale, text: string): ForbiddenWord {
  const [, word = '', exceptions = ''] = /^([^(]+?)(?: \(except (.+)\))?$/.exec(text) ?? [];
  if (word === '') throw new Error(`termbase.md: cannot read "${text}"`);
  return { locale, word, pattern: toPattern(word), exceptions: split(exceptions, ',').map(toPattern) };
}

/** Reads a cell such as `cn: 机群, 车队; de: Harz… (except Harzmatrix)`. */
export function parseForbidden(cell: string): ForbiddenWord[] {
  return split(cell, ';').flatMap((part) => {
    const [, code, words = ''] = /^(\w\w): (.+)$/.exec(part) ?? [];
    if (!isLocale(code)) throw new Error(`termbase.md: no language in "${part}"`);
    return split(words, ',').map((text) => parseWord(code, text));
  });
}

function cellsOf(row: string): string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

function readRows(): string[][] {
  const lines = readFileSync(FILE, 'utf8').split('\n');
  return lines.filter((line) => line.startsWith('| ') && !line.startsWith('| -')).map(cellsOf);
}

const isHead = ([concept]: string[]) => concept === 'concept';

/** The heads of all tables: `concept`, the locales, `not`. */
export function readHeads(): string[][] {
  return readRows().filter(isHead);
}

/** The rows of all tables, without their heads. */
export function readTermbase(): string[][] {
  return readRows().filter((cells) => !isHead(cells));
}

export function readForbiddenWords(): ForbiddenWord[] {
  return readTermbase().flatMap((cells) => parseForbidden(cells.at(-1) ?? ''));
}

function rangesOf(pattern: RegExp, text: string): { start: number; end: number }[] {
  return [...text.matchAll(pattern)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}

/** The places of a forbidden word in a text, apart from its exceptions. */
export function findForbidden({ pattern, exceptions }: ForbiddenWord, words: string): number[] {
  const text = words.replaceAll('\u00a0', ' ');
  const found = rangesOf(pattern, text);
  if (found.length === 0) return [];
  const allowed = exceptions.flatMap((exception) => rangesOf(exception, text));
  return found
    .filter(({ start, end }) => !allowed.some((range) => range.start <= start && end <= range.end))
    .map(({ start }) => start);
}
