import { localeCodes, locales } from '@heliograph/schema/locales.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { contactCopy } from '#content/contact/contact.ts';
import { marketContacts } from '#content/contact/market-contacts.ts';
import { offices } from '#content/contact/offices.ts';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { formatPhone } from '#ui/format-phone.ts';
import { ContactPage } from './contact-page.tsx';

it.each(localeCodes)(
  'the contact page shows each address once, and the phone of the market for support too, in %s',
  (locale) => {
    renderPage(<ContactPage locale={locale} form={null} wechatQrUrl={null} />, { locale });
    const support = screen.getByRole('region', { name: messages[locale].Contact.support.title });
    const { office: nearest } = marketContacts[locale];
    const written = (phone: string) => formatPhone(phone, locales[locale].tag);
    expect(within(support).getByText(written(offices[nearest].phone))).toBeVisible();
    for (const [office, { phone }] of Object.entries(offices)) {
      expect(screen.getAllByText(written(phone))).toHaveLength(office === nearest ? 2 : 1);
    }
    for (const { street } of Object.values(contactCopy[locale].offices)) {
      expect(screen.getAllByText(street)).toHaveLength(1);
    }
  },
);

it('says what follows the form, and links to the samples', () => {
  const { next } = messages.de.Contact;
  renderPage(<ContactPage locale="de" form={null} wechatQrUrl={null} />, { locale: 'de' });
  expect(within(screen.getByRole('region', { name: next.title })).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: next.sampleLink })).toHaveAttribute('href', '/de/material/bm');
});

it('names the WeChat account without a QR code, and shows the code of the setting in China only', () => {
  const { wechatCode, wechatSearch } = messages.cn.Contact;
  const qr = 'https://files.example/wechat.png';
  const { unmount } = renderPage(<ContactPage locale="cn" form={null} wechatQrUrl={null} />, { locale: 'cn' });
  expect(screen.getByText(wechatSearch)).toBeVisible();
  expect(screen.queryByRole('img', { name: wechatCode })).toBeNull();
  unmount();
  renderPage(<ContactPage locale="cn" form={null} wechatQrUrl={qr} />, { locale: 'cn' });
  expect(screen.getByRole('img', { name: wechatCode })).toHaveAttribute('src', qr);
  renderPage(<ContactPage locale="de" form={null} wechatQrUrl={qr} />, { locale: 'de' });
  expect(document.querySelectorAll(`img[src="${qr}"]`)).toHaveLength(1);
});
