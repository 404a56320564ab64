import { localeCodes } from '@heliograph/schema/locales.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { marketContacts } from '#content/contact/market-contacts.ts';
import { offices } from '#content/contact/offices.ts';
import { renderPage } from '#testing/render.tsx';
import { MarketContactSection } from './market-contact.tsx';

it.each(localeCodes)('R224 lists every phone number, starting with the nearest office, in %s', (locale) => {
  renderPage(<MarketContactSection locale={locale} />, { locale });
  const numbers = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(numbers[0]).toBe(`tel:${offices[marketContacts[locale].office].phone.replaceAll(' ', '')}`);
  expect(numbers).toHaveLength(Object.keys(offices).length);
});
