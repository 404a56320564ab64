import { expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { QuantityText } from './quantity-text.tsx';

const textIn = (locale: 'en' | 'cn' | 'de', quantity: Parameters<typeof QuantityText>[0]) =>
  renderPage(<QuantityText {...quantity} />, { locale }).container.textContent;

it('a number without a unit is followed by its measure word, and both stay on one line', () => {
  expect(textIn('cn', { value: 165, measure: '件' })).toBe('165\u00a0件');
  expect(textIn('cn', { value: 6, to: 7, measure: '件' })).toBe('6–7\u00a0件');
});

it('a unit stands instead of a measure word', () => {
  expect(textIn('cn', { value: 35, unit: 'min', measure: '件' })).toBe('35\u00a0分钟');
});

it.each([
  ['en', '2.4%'],
  ['cn', '2.4%'],
  ['de', '2,4\u00a0%'],
] as const)('only German has a space before the percent sign: %s', (locale, text) => {
  expect(textIn(locale, { value: 2.4, unit: '%' })).toBe(text);
});

const plainTextIn: typeof textIn = (locale, quantity) => textIn(locale, quantity)?.replaceAll('\u00a0', ' ');

it.each([
  ['en', '80+ min', '60+', '< 30 min', '48 h or less', '> 100'],
  ['cn', '80 多分钟', '60 多种', '30 分钟内', '48 小时内', '超过 100 种'],
  ['de', 'über 80 min', 'über 60', 'unter 30 min', 'bis 48 h', 'über 100'],
] as const)('writes bounds in %s as "%s" and "%s"', (locale, ...texts) => {
  const measure = locale === 'cn' ? '种' : undefined;
  const written = [
    { value: 80, sign: '+', unit: 'min' },
    { value: 60, sign: '+', measure },
    { value: 30, sign: '<', unit: 'min' },
    { value: 48, sign: '≤', unit: 'h' },
    { value: 100, sign: '>', measure },
  ] as const;
  expect(written.map((quantity) => plainTextIn(locale, quantity))).toEqual(texts);
});

it.each([
  ['en', 'min. 0.35 mm', 'max. 2 mm'],
  ['cn', '不小于 0.35 mm', '不大于 2 mm'],
  ['de', 'mind. 0,35 mm', 'max. 2 mm'],
] as const)('writes limits of a length in words in %s', (locale, min, max) => {
  expect(plainTextIn(locale, { value: 0.35, sign: '≥', unit: 'mm' })).toBe(min);
  expect(plainTextIn(locale, { value: 2, sign: '≤', unit: 'mm' })).toBe(max);
});

it('keeps the sign before a share', () => {
  expect(plainTextIn('cn', { value: 0.03, sign: '<', unit: '%' })).toBe('< 0.03%');
});
