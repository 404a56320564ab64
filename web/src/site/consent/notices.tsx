'use client';

import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { useEffect } from 'react';
import { LanguageTip, type LanguageTipWords } from '../tips/language-tip.tsx';
import { type ConsentWords, startConsent, stopConsent } from './consent-library.ts';

export type NoticesProps = {
  locale: Locale;
  consentWords: ConsentWords;
  /** Address of the page about cookies, where it exists. */
  cookieStatement: string | null;
  /** Null where the site is German already. */
  languageTipWords: LanguageTipWords | null;
};

export function Notices({ locale, consentWords, cookieStatement, languageTipWords }: NoticesProps) {
  useEffect(() => {
    startConsent(locales[locale].tag, consentWords, cookieStatement);
    return stopConsent;
  }, [locale, consentWords, cookieStatement]);
  return <LanguageTip locale={locale} words={languageTipWords} />;
}
