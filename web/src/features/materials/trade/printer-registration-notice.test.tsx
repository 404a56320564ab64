import { localeCodes, locales } from '@heliograph/schema/locales.ts';
import { screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { marketOf } from '#content/markets.ts';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { PrinterRegistrationNotice } from './printer-registration-notice.tsx';

const resin = {
  bodyContact: 'MOUTH' as 'MOUTH' | 'NONE' | null,
  registrations: [] as { market: 'CN' | 'EU' | 'US' }[],
};

describe.each(localeCodes)('the registration notice of a printer in %s', (locale) => {
  const t = createTranslator({
    ...{ locale: locales[locale].tag, messages: messages[locale] },
    namespace: 'Materials.trade.registration.notice',
  });
  const registered = { ...resin, registrations: [{ market: marketOf[locale] }] };
  const renderNotice = (materials: (typeof resin)[]) =>
    renderPage(<PrinterRegistrationNotice materials={materials} />, { locale });

  it('says how many resins for the mouth are registered in the market of the reader', () => {
    const model = { ...resin, bodyContact: 'NONE' as const };
    const unstated = { ...resin, bodyContact: null };
    renderNotice([resin, registered, model, unstated]);
    expect(screen.getByRole('complementary').textContent).toContain(
      keepTogether(t('printer', { registered: 1, total: 3 })),
    );
  });

  it('is missing once all of them are', () => {
    renderNotice([registered]);
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('is missing without resins for the mouth', () => {
    renderNotice([{ ...resin, bodyContact: 'NONE' }]);
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
