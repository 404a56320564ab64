import { type Locale, locales } from '@heliograph/schema/locales.ts';
import type { Locale as GatewayLocale } from '#gateway/schema.generated.ts';

type Served = { servedLocale: GatewayLocale };

/** Records in the language of the page: others are no proof under its headings. */
export function inOwnLanguage<Entry extends Served>(records: readonly Entry[], locale: Locale): Entry[] {
  return records.filter((record) => isInLanguage(record, locale));
}

export function isInLanguage({ servedLocale }: Served, locale: Locale): boolean {
  return servedLocale === locales[locale].graphql;
}

/** Records in the language of the page come first; otherwise, the order stays. */
export function ownLanguageFirst<Entry extends Served>(records: readonly Entry[], locale: Locale): Entry[] {
  const own = inOwnLanguage(records, locale);
  return [...own, ...records.filter((record) => !own.includes(record))];
}
