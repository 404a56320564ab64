import type { Locale } from '@heliograph/schema/locales.ts';
import type { Area } from '#features/areas/area.ts';

/** The market of a locale. English and Chinese forms have none: their visitors choose among countries, or provinces. */
const markets: Partial<Record<Locale, Area>> = {
  de: { id: '276', name: 'Deutschland', callingCode: '+49' },
};

/** The country that forms preselect. */
export function findDefaultCountry(locale: Locale): Area | null {
  return markets[locale] ?? null;
}

/** The calling code while no country is selected. */
export function defaultCallingCode(locale: Locale): string {
  return locale === 'cn' ? '+86' : '+1';
}

/** Initial values of a form. The calling code follows the country. */
export function createCountryValues(locale: Locale) {
  const country = findDefaultCountry(locale);
  return { country: country?.id ?? '', mobilePrefix: country?.callingCode ?? defaultCallingCode(locale) };
}
