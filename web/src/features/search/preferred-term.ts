import type { Locale } from '@heliograph/schema/locales.ts';
import { cnTerms } from './terms/cn.ts';
import { deTerms } from './terms/de.ts';
import { enTerms } from './terms/en.ts';

const terms: Record<Locale, ReadonlyMap<string, string>> = {
  en: new Map(Object.entries(enTerms)),
  cn: new Map(Object.entries(cnTerms)),
  de: new Map(Object.entries(deTerms)),
};

/** The word that the pages of a language use for a searched one: of English words, also for their plural. */
export function findPreferredTerm(locale: Locale, text: string): string | null {
  const searched = text.trim().replace(/\s+/g, ' ').toLowerCase();
  return terms[locale].get(searched) ?? terms[locale].get(searched.replace(/s$/, '')) ?? null;
}

/** The searched words, and the word of the pages for them. */
export function toSearches(locale: Locale, text: string): readonly string[] {
  const preferred = findPreferredTerm(locale, text);
  return preferred === null ? [text] : [text, preferred];
}
