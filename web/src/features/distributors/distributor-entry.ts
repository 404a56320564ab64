import { type Locale, locales } from '@heliograph/schema/locales.ts';
import type { Distributor } from './distributor-data.ts';

/** Language names are resolved on the server, since browsers may use different ones. */
export type DistributorEntry = Omit<Distributor, 'languages'> & { languages: readonly string[] };

export function toEntries(distributors: readonly Distributor[], locale: Locale): DistributorEntry[] {
  const names = new Intl.DisplayNames(locales[locale].tag, { type: 'language' });
  return distributors.map(({ languages, ...distributor }) => ({
    ...distributor,
    languages: languages.map((tag) => names.of(tag) ?? tag),
  }));
}
