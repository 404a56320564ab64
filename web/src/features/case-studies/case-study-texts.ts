import { toLangAttribute } from '#i18n/paths.ts';
import type { CaseStudyCard_CaseStudyFragment } from './case-study-card.generated.ts';

type CaseStudy = Pick<
  CaseStudyCard_CaseStudyFragment,
  'title' | 'summary' | 'customer' | 'results' | 'localizedSummary' | 'servedLocale'
>;

/** The summary in the language of the page, if the report is in another language and has one. */
export function toCaseStudyTexts(caseStudy: CaseStudy, locale: string) {
  const { title, summary, customer, results, localizedSummary, servedLocale } = caseStudy;
  const lang = toLangAttribute(servedLocale, locale);
  if (!lang || !localizedSummary) return { title, summary, customer, results, lang, isSummary: false };
  return { ...localizedSummary, lang: undefined, isSummary: true };
}
