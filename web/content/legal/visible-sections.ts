import type { Locale } from '@heliograph/schema/locales.ts';
import { type CompanyFacts, companyFacts, findCompanyFact, isMissing } from '../company/company-facts.ts';
import { isLegalData, type LegalBlock, type LegalCopy } from './legal-text.ts';

type Options = { facts?: CompanyFacts; marksMissing?: boolean };

/** Omits sections whose company facts are all unset; with `marksMissing`, those whose facts do not apply. */
export function listVisibleSections(
  { sections }: LegalCopy,
  locale: Locale,
  { facts = companyFacts[locale], marksMissing = false }: Options = {},
): LegalCopy['sections'] {
  const isVisible = (block: LegalBlock) =>
    !isLegalData(block) ||
    !('facts' in block) ||
    block.facts.some(
      (fact) => findCompanyFact(fact, locale, facts) !== null || (marksMissing && isMissing(fact, locale, facts)),
    );
  return sections.filter(({ blocks }) => blocks.some(isVisible));
}
