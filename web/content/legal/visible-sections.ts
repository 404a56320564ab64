import type { Locale } from '@heliograph/schema/locales.ts';
import { companyFacts, findCompanyFact } from '../company/company-facts.ts';
import { isLegalData, type LegalBlock, type LegalCopy } from './legal-text.ts';

/** Omits sections whose company facts are all unset. */
export function listVisibleSections(
  { sections }: LegalCopy,
  locale: Locale,
  facts = companyFacts,
): LegalCopy['sections'] {
  const isVisible = (block: LegalBlock) =>
    !isLegalData(block) ||
    !('facts' in block) ||
    block.facts.some((fact) => findCompanyFact(fact, locale, facts) !== undefined);
  return sections.filter(({ blocks }) => blocks.some(isVisible));
}
