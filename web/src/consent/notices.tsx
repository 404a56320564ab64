'use client';

import { useEffect } from 'react';
import { reportPageView } from '#analytics/analytics.ts';
import { localePath } from '#i18n/paths.ts';
import { useRoutePath } from '#navigation/use-route-path.ts';
import { LanguageSuggestion, type LanguageTipCopy } from '#promotions/language-suggestion.tsx';
import { type ConsentSettings, startConsent, stopConsent } from './consent-library.ts';

export type NoticesProps = {
  consent: ConsentSettings;
  /** Null where the site is German already. */
  languageTipWords: LanguageTipCopy | null;
};

export function Notices({ consent, languageTipWords }: NoticesProps) {
  const { locale, words, statement, trackingPixelUrl } = consent;
  const path = useRoutePath();
  useEffect(() => {
    startConsent({ locale, words, statement, trackingPixelUrl });
    return stopConsent;
  }, [locale, words, statement, trackingPixelUrl]);
  useEffect(() => reportPageView(localePath(locale, path)), [locale, path]);
  return <LanguageSuggestion locale={locale} words={languageTipWords} />;
}
