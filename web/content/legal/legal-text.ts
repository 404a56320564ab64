import type { Locale } from '@heliograph/schema/locales.ts';
import type { CompanyFact } from '../company/company-facts.ts';
import type { MailboxName, OfficeName } from '../contact/offices.ts';

/** Rendered from data that is maintained in one place. */
export type LegalData =
  | { facts: readonly CompanyFact[] }
  | { offices: readonly OfficeName[]; mailbox?: MailboxName }
  | { mailboxes: readonly MailboxName[] }
  | { list: 'BROWSER_STORAGE' | 'GROUP_ENTITIES' | 'MISSING_FACTS' };

/** Each row has a cell per column; the first cell names the row. */
export type LegalTable = {
  caption: string;
  columns: readonly [string, ...string[]];
  rows: readonly (readonly [string, ...string[]])[];
};

/** A paragraph, a list, a table, or data. Links use Markdown: `[text](/path)`; see `href.ts` for the kinds of links. */
export type LegalBlock = string | readonly string[] | LegalTable | LegalData;

type LegalSection<Id extends string> = { id: Id; title: string; blocks: readonly LegalBlock[] };

/** Section ids are the same in every language, so that links to a section work in all of them. */
export type LegalCopy<Id extends string = string> = {
  title: string;
  intro: string;
  sections: readonly LegalSection<Id>[];
};

/** Dates are ISO 8601. */
export type LegalText = {
  /** Effective date, if it differs from the last update. */
  effective?: string;
  updated: string;
  /** Short sections side by side, without a table of contents. */
  isFactSheet?: boolean;
  copy: Record<Locale, LegalCopy>;
};

export function isLegalData(block: LegalBlock): block is LegalData {
  return typeof block === 'object' && !Array.isArray(block) && !('columns' in block);
}
