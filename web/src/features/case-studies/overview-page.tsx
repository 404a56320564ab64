import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { PageClosing } from '#features/closing/page-closing.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Container } from '#ui/container.tsx';
import { ListHeading } from '#ui/list-heading.tsx';
import { CaseListNotices } from './case-list-notices.tsx';
import { CaseListViews } from './case-list-views.tsx';
import { type CaseStudySummary, getCaseStudyOverview } from './case-study-data.ts';
import { CaseStudyRow } from './case-study-row.tsx';
import { findUnregistered } from './find-unregistered.ts';
import { homeFirst } from './home-first.ts';
import { LargestChanges } from './largest-changes.tsx';
import { OverviewFinder } from './overview-finder.tsx';
import { kindsOfResults } from './result-kinds.ts';

export async function CaseStudyOverviewPage() {
  const locale = await getCurrentLocale();
  const isEvaluation = (one: CaseStudySummary) => findUnregistered(one).length > 0;
  const cases = homeFirst(await getCaseStudyOverview(locale), locale);
  const t = await getTranslations('CaseStudies.overview');
  const { CaseStudies } = await getMessages();
  const rows = cases.map((caseStudy) => ({
    id: caseStudy.id,
    field: caseStudy.field,
    results: (kindsOfResults[caseStudy.id] ?? []).filter((kind) => kind !== null),
    isEvaluation: isEvaluation(caseStudy),
    publishedOn: caseStudy.publishedOn,
    node: <CaseStudyRow caseStudy={caseStudy} />,
  }));
  return (
    <>
      <ListHeading
        title={t('title')}
        intro={t('intro')}
        picture="scenes/printed-to-measure"
        action={<CaseListViews view="result" />}
      />
      <Container className="py-stack">
        <LargestChanges cases={cases} />
        <CaseListNotices cases={cases} className="mb-8" />
        <NextIntlClientProvider messages={{ CaseStudies }}>
          <OverviewFinder rows={rows} />
        </NextIntlClientProvider>
      </Container>
      <PageClosing kind="cases" picture={{ name: 'scenes/case-desk' }} />
    </>
  );
}
