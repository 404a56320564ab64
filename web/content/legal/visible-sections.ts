import type { Locale } from '@heliograph/schema/locales.ts';
import {
  type CompanyFact,
  type CompanyFacts,
  companyFacts,
  findCompanyFact,
  isMissing,
} from '../company/company-facts.ts';
import { isLegalData, type LegalBlock, type LegalCopy } from './legal-text.ts';

type Options = { facts?: CompanyFacts; marksMissing?: boolean };

/**
 * Omits sections whose company facts are all unset; with `marksMissing`, those whose facts do not apply. The list of
 * missing facts is omitted if none is missing, or if each is marked in its place.
 */
export function listVisibleSections(
  copy: LegalCopy,
  locale: Locale,
  { facts = companyFacts[locale], marksMissing = false }: Options = {},
): LegalCopy['sections'] {
  const isVisible = (block: LegalBlock) => {
    if (!isLegalData(block)) return true;
    if ('list' in block && block.list === 'MISSING_FACTS') {
      return !marksMissing && listMissingFacts(copy, locale, facts).length > 0;
    }
    if (!('facts' in block)) return true;
    return block.facts.some(
      (fact) => findCompanyFact(fact, locale, facts) !== null || (marksMissing && isMissing(fact, locale, facts)),
    );
  };
  return copy.sections.filter(({ blocks }) => blocks.some(isVisible));
}

export function listMissingFacts({ sections }: LegalCopy, locale: Locale, facts?: CompanyFacts): CompanyFact[] {
  return sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (isLegalData(block) && 'facts' in block ? block.facts : []))
    .filter((fact) => isMissing(fact, locale, facts));
}
