import { locales } from '@heliograph/schema/locales.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { afterEach, describe, expect, it } from 'vitest';
import { languageName } from '#features/translations/language-name.ts';
import type { Locale as GatewayLocale } from '#gateway/schema.generated.ts';
import { messages } from '#i18n/messages.ts';
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
