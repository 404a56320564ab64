import type { Locale } from '@heliograph/schema/locales.ts';
import type { CompanyFact } from '../company/company-facts.ts';
import type { MailboxName, OfficeName } from '../contact/offices.ts';

/** Rendered from facts that have one place. */
export type LegalData =
  | { facts: readonly CompanyFact[] }
  | { office: OfficeName }
  | { mailboxes: readonly MailboxName[] }
  | { list: 'BROWSER_STORAGE' | 'GROUP_ENTITIES' };

/** A paragraph, a list, or data. Texts have links as Markdown writes them: `[text](/path)`. */
export type LegalBlock = string | readonly string[] | LegalData;

type LegalSection<Id extends string> = { id: Id; title: string; blocks: readonly LegalBlock[] };

/** A legal text in a language. Its sections are the same in all, so that a link to one leads to its translation. */
export type LegalCopy<Id extends string = string> = {
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
  copy: Record<Locale, LegalCopy>;
};

export function isLegalData(block: LegalBlock): block is LegalData {
  return typeof block === 'object' && !Array.isArray(block);
}
