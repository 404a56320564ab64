import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AccessoryFit } from '#features/accessories/accessory-fit.tsx';
import { renderPage } from '#testing/render.tsx';
import { reflexWash } from '../products.fixture.ts';
import { ProductHeading } from './product-heading.tsx';

it.each([
  ['en', 'Fits 3 Reflex printers'],
  ['cn', '适用于 3 款 Reflex 机型'],
  ['de', 'Passt zu 3 Reflex-Druckern'],
] as const)('says above the request for a quote what an accessory fits, in %s', (locale, text) => {
  const printers = ['Reflex', 'Reflex RS', 'Reflex 2'].map((name) => ({ name }));
  renderPage(<ProductHeading product={reflexWash} eyebrow="Washing" note={<AccessoryFit printers={printers} />} />, {
    locale,
  });
  const quote = screen.getAllByRole('link').find((link) => link.getAttribute('href') === '#inquiry');
  expect(screen.getByText(text).compareDocumentPosition(quote ?? document.body)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
