import { toLangAttribute } from '#i18n/paths.ts';
import { breakPhrases } from '#ui/break-phrases.ts';
import { keepAllTogether, keepTogether } from '#ui/keep-together.ts';
import type { CaseStudyCard_CaseStudyFragment } from './case-study-card.generated.ts';

type CaseStudy = Pick<
  CaseStudyCard_CaseStudyFragment,
  'title' | 'summary' | 'customer' | 'results' | 'localizedSummary' | 'servedLocale'
>;

/** The summary in the language of the page, if the report is in another language and has one. */
export function toCaseStudyTexts(caseStudy: CaseStudy, locale: string) {
  const { localizedSummary, servedLocale } = caseStudy;
  const lang = toLangAttribute(servedLocale, locale);
  if (!lang || !localizedSummary) return { ...keepTextsTogether(caseStudy), lang, isSummary: false };
  return { ...keepTextsTogether(localizedSummary), lang: undefined, isSummary: true };
}

type Texts = Pick<CaseStudy, 'title' | 'summary' | 'customer' | 'results'>;

function keepTextsTogether({ title, summary, customer, results }: Texts): Texts {
  const texts = keepAllTogether({
    title: breakPhrases(title),
    summary,
    customer: customer.replaceAll(' · ', '\u00a0·\u00a0'),
  });
  return { ...texts, results: results.map(withFigureBreak) };
}

/** A figure such as 8.5 → 6 小时 may break before the arrow only. */
export function withFigureBreak<Result extends { figure: string; label: string }>(result: Result): Result {
  const { figure, label } = result;
  return { ...result, figure: keepTogether(figure).replace(/\s→/, ' →'), label: keepTogether(label) };
}
