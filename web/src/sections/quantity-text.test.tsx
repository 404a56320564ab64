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

it.each([
  ['en', '80+ min'],
  ['de', 'über 80 min'],
] as const)('writes a lower bound in %s as "%s"', (locale, text) => {
  const { container } = renderPage(<QuantityText value={80} sign="+" unit="min" />, { locale });
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(text);
});
