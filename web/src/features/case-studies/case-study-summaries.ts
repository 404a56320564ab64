import type { Locale } from '@heliograph/schema/locales.ts';
import { isInLanguage } from '#features/translations/own-language.ts';
import type { CaseStudyCard_CaseStudyFragment } from './case-study-card.generated.ts';

type Summarized = Pick<CaseStudyCard_CaseStudyFragment, 'localizedSummary' | 'servedLocale'>;

/** Case studies in the language of the page, or with a summary in it. */
export function summarizedIn<CaseStudy extends Summarized>(
  caseStudies: readonly CaseStudy[],
  locale: Locale,
): CaseStudy[] {
  return caseStudies.filter((one) => isInLanguage(one, locale) || one.localizedSummary);
}
