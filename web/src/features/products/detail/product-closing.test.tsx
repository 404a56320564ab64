import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import type { ProductDetail } from '../product-data.ts';
import { reflexWash } from '../products.fixture.ts';
import { ProductClosing } from './product-closing.tsx';

const { closing } = messages.en.Products;

it.each<[keyof typeof closing, ProductDetail['kind'], ProductDetail['line']]>([
  ['line', 'PRINTER', 'DENTAL'],
  ['set', 'PRINTER', 'REFLEX'],
  ['station', 'STATION', 'DENTAL'],
  ['accessory', 'ACCESSORY', 'REFLEX'],
])('closes the page of a product with a quote for a %s', (offer, kind, line) => {
  renderPage(<ProductClosing product={{ ...reflexWash, kind, line, name: 'Nova' }} />);
  const { title, text } = closing[offer];
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(title.replace('{name}', 'Nova'));
  expect(screen.getByText(text)).toBeVisible();
  const [quote, store] = screen.getAllByRole('link');
  expect(quote).toHaveAttribute('data-inquiry-comments', 'Nova');
  expect(store).toHaveAttribute('href', '#choose-store');
});
