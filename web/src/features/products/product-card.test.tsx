import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { ProductCard } from './product-card.tsx';
import { reflexWash } from './products.fixture.ts';

it('states its price', () => {
  renderPage(<ProductCard product={reflexWash} />);
  expect(screen.getByText('$359')).toBeVisible();
  expect(screen.queryByText(messages.en.Products.bar.onRequest)).toBeNull();
});

it.each(['en', 'cn', 'de'] as const)('says in %s that its price is given on request', (locale) => {
  renderPage(<ProductCard product={{ ...reflexWash, price: null }} />, { locale });
  expect(screen.getByText(messages[locale].Products.bar.onRequest)).toBeVisible();
});
