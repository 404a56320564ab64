'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { useEffect } from 'react';
import { rememberLanguage } from './cookies.ts';

/** Remembers the language of the page being read. */
export function LanguageCookie({ locale }: { locale: Locale }) {
  useEffect(() => rememberLanguage(locale), [locale]);
  return null;
}
