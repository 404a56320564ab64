import type { Locale } from '@heliograph/schema/locales.ts';

/** A paragraph, or a list. */
type LegalBlock = string | readonly string[];

type LegalSection<Id extends string> = { id: Id; title: string; blocks: readonly LegalBlock[] };

/** A legal text in a language. Its sections are the same in all, so that a link to one leads to its translation. */
export type LegalWords<Id extends string = string> = {
  title: string;
  /** What it is about, in a sentence. */
  intro: string;
  sections: readonly LegalSection<Id>[];
};

/** Days are ISO 8601. */
export type LegalText = {
  /** From when it holds, where that is not the day of the last change. */
  effective?: string;
  updated: string;
  words: Record<Locale, LegalWords>;
};
