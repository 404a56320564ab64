import type { Locale } from '@heliograph/schema/locales.ts';
import { findCompanyFact } from '../company/company-facts.ts';
import { isLegalData, type LegalBlock, type LegalWords } from './legal-text.ts';

/** All sections but those of company facts that are not set. */
export function listVisibleSections({ sections }: LegalWords, locale: Locale): LegalWords['sections'] {
  return sections.filter(({ blocks }) => blocks.some((block) => hasContent(block, locale)));
}

function hasContent(block: LegalBlock, locale: Locale): boolean {
  if (!isLegalData(block) || !('facts' in block)) return true;
  return block.facts.some((fact) => findCompanyFact(fact, locale));
}
