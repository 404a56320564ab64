import { localeCodes } from '@heliograph/schema/locales.ts';
import { expect, it } from 'vitest';
import { alternatePaths, localePath } from './paths.ts';

it('R9 formats the root of each locale', () => {
  expect([localePath('en', '/'), localePath('cn', '/'), localePath('de', '/')]).toEqual(['/', '/cn', '/de']);
});

it('R5 adds no prefix for English and one for the other locales', () => {
  expect(localePath('en', '/material/0-all')).toBe('/material/0-all');
  expect(localePath('cn', '/material/0-all')).toBe('/cn/material/0-all');
});

it('has no alternates without locales', () => {
  expect(alternatePaths('/a', [])).toEqual({});
});

it('lists alternates by language tag', () => {
  expect(alternatePaths('/a', ['en', 'cn'])).toEqual({ en: '/a', 'zh-CN': '/cn/a', 'x-default': '/a' });
  expect(Object.keys(alternatePaths('/a'))).toHaveLength(localeCodes.length + 1);
});
