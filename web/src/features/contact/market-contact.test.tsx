import { localeCodes } from '@heliograph/schema/locales.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { marketContacts } from '#content/contact/market-contacts.ts';
import { offices } from '#content/contact/offices.ts';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { MarketContactSection } from './market-contact.tsx';

const QR = 'https://files.example/wechat.png';

describe('the contact of a market', () => {
  it.each(localeCodes)('R224 lists every phone number, starting with the nearest office, in %s', (locale) => {
    const contact = marketContacts[locale];
    renderPage(<MarketContactSection locale={locale} contact={contact} wechatQrUrl={null} />, { locale });
    const numbers = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(numbers[0]).toBe(`tel:${offices[contact.office].phone.replaceAll(' ', '')}`);
    expect(numbers).toHaveLength(Object.keys(offices).length);
  });

  it('says that a QR code without a setting is to follow, and what to search for', () => {
    renderPage(<MarketContactSection locale="cn" contact={marketContacts.cn} wechatQrUrl={null} />, { locale: 'cn' });
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText(messages.cn.Contact.wechatToFollow)).toBeVisible();
    expect(screen.getByText(messages.cn.Contact.wechatSearch)).toBeVisible();
  });

  it('shows the QR code of the setting in China only', () => {
    renderPage(<MarketContactSection locale="cn" contact={marketContacts.cn} wechatQrUrl={QR} />, { locale: 'cn' });
    expect(screen.getByRole('img', { name: messages.cn.Contact.wechatCode })).toHaveAttribute('src', QR);
    renderPage(<MarketContactSection locale="de" contact={marketContacts.de} wechatQrUrl={QR} />, { locale: 'de' });
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });
});
