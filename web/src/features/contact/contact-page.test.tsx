import { localeCodes } from '@heliograph/schema/locales.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contactCopy } from '#content/contact/contact.ts';
import { offices } from '#content/contact/offices.ts';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { ContactPage } from './contact-page.tsx';

it.each(localeCodes)('the contact page shows each phone number and each address once in %s', (locale) => {
  renderPage(<ContactPage locale={locale} form={null} wechatQrUrl={null} />, { locale });
  for (const { phone } of Object.values(offices)) expect(screen.getAllByText(phone)).toHaveLength(1);
  for (const { street } of Object.values(contactCopy[locale].offices)) {
    expect(screen.getAllByText(street)).toHaveLength(1);
  }
});

it('says what follows the form, and links to the samples', () => {
  const { next } = messages.de.Contact;
  renderPage(<ContactPage locale="de" form={null} wechatQrUrl={null} />, { locale: 'de' });
  expect(within(screen.getByRole('region', { name: next.title })).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: next.sampleLink })).toHaveAttribute('href', '/de/material/bm');
});
