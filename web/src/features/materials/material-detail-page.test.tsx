import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { afterEach, describe, expect, it } from 'vitest';
import { languageName } from '#features/translations/language-name.ts';
import type { Locale as GatewayLocale } from '#gateway/schema.generated.ts';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import type { MaterialDetail } from './material-data.ts';
import { MaterialDetailPage } from './material-detail-page.tsx';
import { castUvDetail } from './materials.fixture.ts';

afterEach(cleanup);

const { tag } = locales.de;
const t = createTranslator({ locale: tag, messages: messages.de, namespace: 'Languages' });
const notice = t('otherText', { language: languageName('en', tag) });

function renderIn(servedLocale: GatewayLocale) {
  render(
    <NextIntlClientProvider locale={tag} messages={messages.de} timeZone="UTC">
      <MaterialDetailPage material={{ ...castUvDetail, servedLocale }} />
    </NextIntlClientProvider>,
  );
}

const languageOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');

describe('the page of a material in German', () => {
  it('marks the English texts of an untranslated material, and explains them', () => {
    renderIn('EN');
    expect(screen.getByText(notice)).toBeTruthy();
    const texts = [castUvDetail.name, 'A resin for casting.', 'Burns out', 'Without residue.'];
    expect(texts.map(languageOf)).toEqual(texts.map(() => 'en'));
    expect(languageOf('Castable')).toBeUndefined();
  });

  it('marks nothing if the material is translated', () => {
    renderIn('DE');
    expect(screen.queryByText(notice)).toBeNull();
    expect(languageOf(castUvDetail.name)).toBeUndefined();
  });
});

describe('the heading of a material', () => {
  const renderMaterial = (locale: Locale, material: Partial<MaterialDetail> = {}) => {
    renderPage(<MaterialDetailPage material={{ ...castUvDetail, ...material }} />, { locale });
    const heading = screen.getByRole('heading', { level: 1 }).parentElement;
    return within(heading ?? document.body);
  };

  it.each(['en', 'cn', 'de'] as const)('offers quote, sample and data sheet in %s', (locale) => {
    const heading = renderMaterial(locale);
    const { prefix } = locales[locale];
    const hrefs = heading.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '#inquiry',
      `${prefix}/material/bm`,
      `${prefix}/documents/materials/${castUvDetail.slug}/data-sheet.pdf`,
    ]);
  });

  it.each([
    ['en', 'US'],
    ['cn', 'CN'],
    ['de', 'EU'],
  ] as const)('says in %s that a resin for the mouth is for models only there', (locale, market) => {
    const heading = renderMaterial(locale, { bodyContact: 'MOUTH' });
    const { missing, use } = messages[locale].Materials.trade.registration;
    expect(heading.getByText(missing[market]).parentElement).toHaveTextContent(missing[market] + use.MOUTH);
  });

  it('says nothing of registrations for a resin without body contact', () => {
    const heading = renderMaterial('en');
    expect(heading.queryByText(messages.en.Materials.trade.registration.missing.US)).toBeNull();
  });
});
