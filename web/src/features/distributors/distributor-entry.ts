import { type Locale, locales } from '@heliograph/schema/locales.ts';
import type { Distributor } from './distributor-data.ts';

/** A distributor as it is shown: the names of languages are written here, since browsers may write others. */
export type DistributorEntry = Omit<Distributor, 'languages'> & { languages: readonly string[] };

export function toEntries(distributors: readonly Distributor[], locale: Locale): DistributorEntry[] {
  const names = new Intl.DisplayNames(locales[locale].tag, { type: 'language' });
  return distributors.map(({ languages, ...distributor }) => ({
    ...distributor,
    languages: languages.map((tag) => names.of(tag) ?? tag),
  }));
}
