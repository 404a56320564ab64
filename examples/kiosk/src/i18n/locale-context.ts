import { createContext, useContext } from 'react';
import { LOCALES, type Locale } from './locales.ts';
import { messages } from './messages.ts';

type LocaleState = { locale: Locale; setLocale: (locale: Locale) => void };

export const LocaleContext = createContext<LocaleState>({ locale: 'EN', setLocale: () => {} });

export function useLocale(): Locale {
  return useContext(LocaleContext).locale;
}

export function useSetLocale(): (locale: Locale) => void {
  return useContext(LocaleContext).setLocale;
}

export function useMessages() {
  return messages[useLocale()];
}

/** BCP 47 tag for `Intl`. */
export function useLanguageTag(): string {
  return LOCALES[useLocale()].tag;
}
