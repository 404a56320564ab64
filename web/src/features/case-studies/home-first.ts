import type { Locale } from '@heliograph/schema/locales.ts';
import type { CaseStudyCard_CaseStudyFragment } from './case-study-card.generated.ts';
import { findUnregistered } from './find-unregistered.ts';

type CaseStudy = Pick<CaseStudyCard_CaseStudyFragment, 'country' | 'field' | 'materials'>;

/** ISO 3166-1 alpha-2 codes by the locale of the reader. */
const homeCountries: Record<Locale, string> = { en: 'US', cn: 'CN', de: 'DE' };

/** Daily use comes before evaluations. Within each, dentistry comes first, then the reader's country; otherwise, the order stays. */
export function homeFirst<Case extends CaseStudy>(cases: readonly Case[], locale: Locale): Case[] {
  const rank = (one: Case) =>
    (findUnregistered(one).length > 0 ? 4 : 0) +
    (one.field === 'DENTISTRY' ? 0 : 2) +
    (one.country === homeCountries[locale] ? 0 : 1);
  return cases.toSorted((a, b) => rank(a) - rank(b));
}
