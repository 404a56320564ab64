import { expect, it } from 'vitest';
import { alternatePaths, localePath } from './paths.ts';

it('R9 writes the root of each locale', () => {
  expect([localePath('en', '/'), localePath('cn', '/'), localePath('de', '/')]).toEqual(['/', '/cn', '/de']);
});

it('R5 puts no prefix before English and one before the others', () => {
  expect(localePath('en', '/material/0-all')).toBe('/material/0-all');
  expect(localePath('cn', '/material/0-all')).toBe('/cn/material/0-all');
});

it('names no translation where there is none', () => {
  expect(alternatePaths('/a', [])).toEqual({});
});

it('names every translation by its language tag', () => {
  expect(alternatePaths('/a')).toEqual({ en: '/a', 'zh-CN': '/cn/a', de: '/de/a', 'x-default': '/a' });
});
