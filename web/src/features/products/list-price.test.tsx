import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { toPlainText } from '#testing/plain-text.ts';
import { renderPage } from '#testing/render.tsx';
import { ListPrice } from './list-price.tsx';

const textOf = (locale: 'en' | 'cn' | 'de', currency: string) => {
  renderPage(<ListPrice amount="1399.00" currency={currency} note="net" />, { locale });
  return toPlainText(screen.getByText('net', { exact: false }).parentElement?.textContent);
};

it('R357 shows the list price in the currency of the market', () => {
  expect(textOf('en', 'USD')).toBe('$1,399net');
});

it.each([
  ['cn', 'US$1,399'],
  ['de', '1.399,00 $'],
] as const)('R357 shows the list price of another market below “in the store” in %s', (locale, price) => {
  const { inStore, abroad } = messages[locale].ListPrice;
  expect(textOf(locale, 'USD')).toBe(`${inStore}${abroad} ${price} net`);
});

it('shows a price in euros to German readers', () => {
  expect(textOf('de', 'EUR')).toBe('1.399,00 €net');
});

it('leaves out the price of another market on request', () => {
  const { container } = renderPage(<ListPrice amount="1399.00" currency="USD" isLocal />, { locale: 'de' });
  expect(container).toHaveTextContent(messages.de.ListPrice.inStore);
  expect(container).not.toHaveTextContent('$');
});
