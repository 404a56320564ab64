import { expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { QuantityText } from './quantity-text.tsx';

it.each([
  ['en', '80+ min'],
  ['de', 'über 80 min'],
] as const)('writes a lower bound in %s as "%s"', (locale, text) => {
  const { container } = renderPage(<QuantityText value={80} sign="+" unit="min" />, { locale });
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe(text);
});
