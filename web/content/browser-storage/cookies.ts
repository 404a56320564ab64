import type { Locale } from '@heliograph/schema/locales.ts';

export type Cookie = { name: string; days: number; daysIn?: Partial<Record<Locale, number>> };

/** Separate from `browser-storage.ts`, which is too large to load on every page. */
export const cookies = {
  consent: { name: 'cookie_consent', days: 182 },
  preferredLocale: { name: 'locale_pref', days: 365 },
  closedOffer: { name: 'discount_tip_closed', days: 1 },
  lastLocale: { name: 'lang', days: 1, daysIn: { cn: 30 } },
} as const satisfies Record<string, Cookie>;

export function daysOf({ days, daysIn }: Omit<Cookie, 'name'>, locale: Locale): number {
  return daysIn?.[locale] ?? days;
}

export const sessionKeys = { languageNote: 'hasLangTip' } as const;
