import { getTranslations } from 'next-intl/server';
import { getCurrentLocale } from '#i18n/locale.ts';
import { tagOf } from '#i18n/paths.ts';
import { ReadNext } from '#ui/read-next.tsx';
import { type CaseStudyDetail, getCaseStudyOverview } from './case-study-data.ts';
import { summarizedIn } from './case-study-summaries.ts';
import { CaseStudyTile } from './case-study-tile.tsx';
import { findRelatedCases } from './find-related-cases.ts';

const COUNT = 2;

/** Up to two case studies of the same field or machine to read next. */
export async function RelatedCases({ of: current }: { of: CaseStudyDetail }) {
  const locale = await getCurrentLocale();
  const cases = findRelatedCases(summarizedIn(await getCaseStudyOverview(locale), locale), current, COUNT);
  const t = await getTranslations('CaseStudies');
  return (
    <ReadNext
      title={t('related')}
      lang={tagOf(locale)}
      items={cases.map((caseStudy) => ({ id: caseStudy.id, node: <CaseStudyTile caseStudy={caseStudy} /> }))}
    />
  );
}
