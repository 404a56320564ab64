import { toLangAttribute } from '#i18n/paths.ts';
import { keepTogether } from '#ui/keep-together.ts';
import type { CaseStudyCard_CaseStudyFragment } from './case-study-card.generated.ts';

type CaseStudy = Pick<
  CaseStudyCard_CaseStudyFragment,
  'title' | 'summary' | 'customer' | 'results' | 'localizedSummary' | 'servedLocale'
>;

/** The summary in the language of the page, if the report is in another language and has one. */
export function toCaseStudyTexts(caseStudy: CaseStudy, locale: string) {
  const { title, summary, customer, results, localizedSummary, servedLocale } = caseStudy;
  const lang = toLangAttribute(servedLocale, locale);
  if (!lang || !localizedSummary) {
    return { title, summary, customer, results: results.map(withFigureBreak), lang, isSummary: false };
  }
  return {
    ...localizedSummary,
    results: localizedSummary.results.map(withFigureBreak),
    lang: undefined,
    isSummary: true,
  };
}

/** A figure such as 8.5→6 小时 may break before the arrow only. */
export function withFigureBreak({ figure, label }: CaseStudy['results'][number]) {
  return { figure: keepTogether(figure).replace('→', '\u200b→\u2060'), label };
}
