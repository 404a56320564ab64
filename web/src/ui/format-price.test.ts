import { expect, it } from 'vitest';
import { formatPrice } from './format-price.ts';

it('Q47 formats a price per locale without conversion', () => {
  const prices = ['en', 'zh-CN', 'de'].map((locale) => formatPrice('1399.00', 'USD', locale));
  expect(prices).toEqual(['$1,399', 'US$1,399', '1.399,00\u00a0$']);
});

it('keeps the cents of an amount', () => {
  expect(formatPrice('19.50', 'USD', 'en')).toBe('$19.50');
});
