import type { Locale } from '@heliograph/schema/locales.ts';

/** A paragraph, or a list. */
type LegalBlock = string | readonly string[];

type LegalSection<Id extends string> = { id: Id; title: string; blocks: readonly LegalBlock[] };

/** A legal text. Its sections are named alike in all languages, so that a link to one leads to its translation. */
export type LegalText<Id extends string = string> = {
  title: string;
  /** What it is about, in a sentence. */
  intro: string;
  /** ISO 8601; the day from which it holds, where that is not the day of the last change. */
  effective?: string;
  updated: string;
  sections: readonly LegalSection<Id>[];
};

export type LegalTexts = Record<Locale, LegalText>;
