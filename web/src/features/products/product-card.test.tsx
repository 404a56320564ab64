import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#testing/render.tsx';
import { ProductCard } from './product-card.tsx';
import { reflexWash } from './products.fixture.ts';

it('states its price', () => {
  renderPage(<ProductCard product={reflexWash} />);
  expect(screen.getByText('$359')).toBeVisible();
});

it('says on demand that the price is on request', () => {
  renderPage(<ProductCard product={{ ...reflexWash, price: null }} hasPrice />);
  expect(screen.getByText('Price on request')).toBeVisible();
});

it('ends with its action where it has no price', () => {
  renderPage(<ProductCard product={{ ...reflexWash, price: null }} action="Compare" />);
  expect(screen.getByText('Compare')).toBeVisible();
});
