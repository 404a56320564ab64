import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import { PageClosing } from '#features/closing/page-closing.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Container } from '#ui/container.tsx';
import { ListHeading } from '#ui/list-heading.tsx';
import { CaseListNotices } from './case-list-notices.tsx';
import { CaseListViews } from './case-list-views.tsx';
import { getCaseStudyOverview } from './case-study-data.ts';
import { CaseStudyRow } from './case-study-row.tsx';
import { findUnregistered } from './find-unregistered.ts';
import { homeFirst } from './home-first.ts';
import { LargestChanges } from './largest-changes.tsx';
import { OverviewFinder } from './overview-finder.tsx';
import { kindsOfResults } from './result-kinds.ts';

export async function CaseStudyOverviewPage() {
  const locale = await getCurrentLocale();
  const cases = homeFirst(await getCaseStudyOverview(locale), locale);
  const t = await getTranslations('CaseStudies.overview');
  const { CaseStudies } = await getMessages();
  const rows = cases.map((caseStudy) => ({
    id: caseStudy.id,
    field: caseStudy.field,
    results: (kindsOfResults[caseStudy.id] ?? []).filter((kind) => kind !== null),
    isEvaluation: findUnregistered(caseStudy).length > 0,
    publishedOn: caseStudy.publishedOn,
    node: <CaseStudyRow caseStudy={caseStudy} />,
  }));
  return (
    <>
      <ListHeading
        title={t('title')}
        intro={t('intro')}
        picture="scenes/test-bench"
        action={<CaseListViews view="result" count={cases.length} />}
      />
      <Container className="py-stack">
        <CaseListNotices cases={cases} className="mb-8" />
        <LargestChanges cases={cases} />
        <NextIntlClientProvider messages={{ CaseStudies }}>
          <OverviewFinder rows={rows} />
        </NextIntlClientProvider>
      </Container>
      <PageClosing kind="cases" picture={{ name: 'scenes/case-desk' }} />
    </>
  );
}
