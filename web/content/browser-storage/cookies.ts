import type { Locale } from '@heliograph/schema/locales.ts';

export type Cookie = { name: string; days: Record<Locale, number> };

/** Separate from `browser-storage.ts`, which is too large to load on every page. */
export const cookies = {
  consent: { name: 'cookie_consent', days: { en: 182, cn: 182, de: 182 } },
  preferredLocale: { name: 'locale_pref', days: { en: 365, cn: 365, de: 365 } },
  closedOffer: { name: 'discount_tip_closed', days: { en: 1, cn: 1, de: 1 } },
  lastLocale: { name: 'lang', days: { en: 1, cn: 30, de: 1 } },
} as const satisfies Record<string, Cookie>;

export const sessionKeys = { languageNote: 'hasLangTip' } as const;
