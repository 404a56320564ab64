import { localeCodes } from '@heliograph/schema/locales.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contactCopy } from '#content/contact/contact.ts';
import { offices } from '#content/contact/offices.ts';
import { renderPage } from '#testing/render.tsx';
import { ContactPage } from './contact-page.tsx';

it.each(localeCodes)('the contact page shows each phone number and each address once in %s', (locale) => {
  renderPage(<ContactPage locale={locale} form={null} wechatQrUrl={null} />, { locale });
  for (const { phone } of Object.values(offices)) expect(screen.getAllByText(phone)).toHaveLength(1);
  for (const { street } of Object.values(contactCopy[locale].offices)) {
    expect(screen.getAllByText(street)).toHaveLength(1);
  }
});
