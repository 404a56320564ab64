'use client';

import { useEffect } from 'react';
import { localePath } from '../../i18n/paths.ts';
import { useRoutePath } from '../route-path.ts';
import { LanguageTip, type LanguageTipWords } from '../tips/language-tip.tsx';
import { reportPageView } from './analytics.ts';
import { type ConsentSettings, startConsent, stopConsent } from './consent-library.ts';

export type NoticesProps = {
  consent: ConsentSettings;
  /** Null where the site is German already. */
  languageTipWords: LanguageTipWords | null;
};

export function Notices({ consent, languageTipWords }: NoticesProps) {
  const { locale, words, statement, trackingPixelUrl } = consent;
  const path = useRoutePath();
  useEffect(() => {
    startConsent({ locale, words, statement, trackingPixelUrl });
    return stopConsent;
  }, [locale, words, statement, trackingPixelUrl]);
  useEffect(() => reportPageView(localePath(locale, path)), [locale, path]);
  return <LanguageTip locale={locale} words={languageTipWords} />;
}
