import { localeCodes } from '@heliograph/schema/locales.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contactCopy } from '#content/contact/contact.ts';
import { type MarketContact, marketContacts } from '#content/contact/market-contacts.ts';
import { offices } from '#content/contact/offices.ts';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { MarketContactSection } from './market-contact.tsx';

const HOURS: MarketContact['hours'] = { days: [1, 5], opens: '09:00', closes: '17:30' };
const QR = 'https://files.example/wechat.png';

describe('the contact of a market', () => {
  it.each(localeCodes)('is an office with its phone number in %s', (locale) => {
    const contact = marketContacts[locale];
    renderPage(<MarketContactSection locale={locale} contact={contact} wechatQrUrl={null} />, { locale });
    const { phone } = offices[contact.office];
    expect(screen.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone.replaceAll(' ', '')}`);
    expect(screen.getByText(new RegExp(contactCopy[locale].offices[contact.office].role))).toBeVisible();
  });

  it.each([
    ['en', 'Monday to Friday, 9:00 AM to 5:30 PM, Boston time'],
    ['cn', '星期一至星期五 09:00–17:30（北京时间）'],
    ['de', 'Montag bis Freitag, 09:00 bis 17:30 Uhr (Ortszeit Berlin)'],
  ] as const)('has hours in the format of the language: %s', (locale, text) => {
    const contact = { ...marketContacts[locale], hours: HOURS };
    renderPage(<MarketContactSection locale={locale} contact={contact} wechatQrUrl={null} />, { locale });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('shows neither hours nor a QR code that are not set', () => {
    renderPage(<MarketContactSection locale="cn" contact={marketContacts.cn} wechatQrUrl={null} />, { locale: 'cn' });
    expect(screen.queryByText(/北京时间/)).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows the QR code of the setting in China only', () => {
    renderPage(<MarketContactSection locale="cn" contact={marketContacts.cn} wechatQrUrl={QR} />, { locale: 'cn' });
    expect(screen.getByRole('img', { name: messages.cn.Contact.wechatCode })).toHaveAttribute('src', QR);
    renderPage(<MarketContactSection locale="de" contact={marketContacts.de} wechatQrUrl={QR} />, { locale: 'de' });
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });
});
