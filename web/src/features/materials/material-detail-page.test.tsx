import { locales } from '@heliograph/schema/locales.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import { afterEach, describe, expect, it } from 'vitest';
import { languageName } from '#features/translations/language-name.ts';
import type { Locale as GatewayLocale } from '#gateway/schema.generated.ts';
import { messages } from '#i18n/messages.ts';
import type { MaterialDetail } from './material-data.ts';
import { MaterialDetailPage } from './material-detail-page.tsx';

afterEach(cleanup);

const { tag } = locales.de;
const t = createTranslator({ locale: tag, messages: messages.de, namespace: 'Languages' });
const notice = t('otherText', { language: languageName('en', tag) });

function createMaterial(servedLocale: GatewayLocale): MaterialDetail {
  return {
    ...{ id: '1', slug: 'cast-1', name: 'Cast', summary: 'A resin for casting.', group: 'DENTAL' },
    ...{ category: { id: 'casting', label: 'Gussharze' }, colors: [], picture: null, specification: [] },
    ...{ printers: [], addOns: [], usages: [], biocompatibility: [], certifications: [], related: [], safety: null },
    features: [{ title: 'Burns out', text: 'Without residue.' }],
    ...{ postProcessing: [], applications: [], instructions: [] },
    ...{ availableLocales: ['EN'], servedLocale },
  };
}

function renderIn(servedLocale: GatewayLocale) {
  render(
    <NextIntlClientProvider locale={tag} messages={messages.de} timeZone="UTC">
      <MaterialDetailPage material={createMaterial(servedLocale)} />
    </NextIntlClientProvider>,
  );
}

const languageOf = (text: string) => screen.getByText(text).closest('[lang]')?.getAttribute('lang');

describe('the page of a material in German', () => {
  it('marks the English texts of an untranslated material, and explains them', () => {
    renderIn('EN');
    expect(screen.getByText(notice)).toBeTruthy();
    const texts = ['Cast', 'A resin for casting.', 'Burns out', 'Without residue.'];
    expect(texts.map(languageOf)).toEqual(texts.map(() => 'en'));
    expect(languageOf('Gussharze')).toBeUndefined();
  });

  it('marks nothing if the material is translated', () => {
    renderIn('DE');
    expect(screen.queryByText(notice)).toBeNull();
    expect(languageOf('Cast')).toBeUndefined();
  });
});
