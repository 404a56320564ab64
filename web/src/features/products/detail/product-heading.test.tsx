import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AccessoryFit } from '#features/accessories/accessory-fit.tsx';
import { renderPage } from '#testing/render.tsx';
import { reflexWash } from '../products.fixture.ts';
import { ProductHeading } from './product-heading.tsx';

it.each([
  ['en', /^Fits Reflex, Reflex\sRS, Reflex\s2$/],
  ['cn', /^适用于 Reflex、Reflex\sRS、Reflex\s2$/],
  ['de', /^Passt zu Reflex, Reflex\sRS, Reflex\s2$/],
] as const)('says above the request for a quote what an accessory fits, in %s', (locale, text) => {
  const printers = ['Reflex', 'Reflex RS', 'Reflex 2'].map((name) => ({ name }));
  renderPage(<ProductHeading product={reflexWash} eyebrow="Washing" note={<AccessoryFit printers={printers} />} />, {
    locale,
  });
  const quote = screen.getAllByRole('link').find((link) => link.getAttribute('href') === '#inquiry');
  expect(screen.getByText(text).compareDocumentPosition(quote ?? document.body)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it.each([
  ['en', 'USD', 'plus tax and shipping'],
  ['cn', 'USD', '不含税费和运费'],
  ['de', 'USD', 'ohne MwSt. und Versand'],
  ['de', 'EUR', 'ohne MwSt. und Versand'],
] as const)('says beside a price in %s and %s which costs it leaves out', (locale, currency, note) => {
  const price = reflexWash.price && { ...reflexWash.price, price: { ...reflexWash.price.price, currency } };
  renderPage(<ProductHeading product={{ ...reflexWash, price }} eyebrow="Washing" />, { locale });
  expect(screen.getByText(note, { exact: false })).toBeVisible();
});
