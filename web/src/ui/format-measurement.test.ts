import { locales } from '@heliograph/schema/locales.ts';
import { expect, it } from 'vitest';
import { formatMeasurement } from './format-measurement.ts';

it.each([
  ['en', '6.2', '%', '6.2%'],
  ['cn', '6.2', '%', '6.2%'],
  ['de', '6,2', '%', '6,2 %'],
  ['cn', '86', 'Shore D', '邵氏 D 86'],
  ['en', '86', 'Shore D', '86 Shore D'],
  ['en', '86', 'MPa', '86 MPa'],
  ['cn', '72.3', 'MPa', '72.3 MPa'],
] as const)('writes a measurement in %s: %s and %s as %s', (locale, number, unit, text) => {
  expect(formatMeasurement(number, unit, locales[locale].tag)).toBe(text.replaceAll(' ', '\u00a0'));
});
