import { expect, it } from 'vitest';
import { toSnippet } from './to-snippet.ts';

it('keeps a short text, on one line', () => {
  expect(toSnippet(' A resin\nfor  casting. ')).toBe('A resin for casting.');
  expect(toSnippet('x'.repeat(160))).toBe('x'.repeat(160));
});

it('is null for an empty text', () => {
  expect(toSnippet(' \n')).toBeNull();
});

it('cuts a long text at a word', () => {
  expect(toSnippet('word, '.repeat(40))).toBe(`${'word, '.repeat(25)}word…`);
});

it('cuts a Chinese text at a word', () => {
  const text = '义齿加工厂的打印机。'.repeat(30);
  const snippet = toSnippet(text) ?? '';
  expect(snippet.length).toBeLessThanOrEqual(160);
  expect(snippet.length).toBeGreaterThan(150);
  expect(text.startsWith(snippet.slice(0, -1))).toBe(true);
});

it('cuts a word without end, but not a character', () => {
  const snippet = toSnippet('😀'.repeat(1_000)) ?? '';
  expect(snippet.length).toBeLessThanOrEqual(160);
  expect(snippet.isWellFormed()).toBe(true);
  expect(toSnippet('x'.repeat(1_000))).toBe(`${'x'.repeat(159)}…`);
});

it('shows the text around words that follow later', () => {
  const text = `${'word, '.repeat(60)}the crown fits. ${'word, '.repeat(60)}`;
  const snippet = toSnippet(text, 'Crown') ?? '';
  expect(snippet).toMatch(/^…word, .*the crown fits\. word.*word…$/);
  expect(snippet.length).toBeLessThanOrEqual(160);
});

it('starts at the start if the words are there, or nowhere', () => {
  const text = `A crown. ${'word, '.repeat(60)}`;
  expect(toSnippet(text, 'crown')).toMatch(/^A crown\. /);
  expect(toSnippet(text, 'bridge')).toMatch(/^A crown\. /);
});
