import { defaultLocale, isLocale, type Locale } from '@heliograph/schema/locales.ts';
import type { LegacyClient } from './legacy/client.ts';
import { createMaterialLoader } from './slices/materials/materials.loaders.ts';

/** What one operation owns. Everything it loads is in its locale, so the locale is fixed before the first load. */
export type Context = {
  locale: Locale;
  legacy: LegacyClient;
  loaders: ReturnType<typeof createLoaders>;
};

function createLoaders(legacy: LegacyClient, locale: Locale) {
  return { material: createMaterialLoader(legacy, locale) };
}

export function createContext(legacy: LegacyClient, locale: Locale): Context {
  return { locale, legacy, loaders: createLoaders(legacy, locale) };
}

/** The locale of a `lang` header; English when there is none or it is unknown. */
export function localeOfHeader(header: unknown): Locale {
  return isLocale(header) ? header : defaultLocale;
}
