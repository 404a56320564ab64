import { findCaseStudy, getCaseStudyOverview } from '#features/case-studies/case-study-data.ts';
import { CaseStudyDetailPage } from '#features/case-studies/case-study-detail-page.tsx';
import { RelatedCases } from '#features/case-studies/related-cases.tsx';
import { createRecordPage } from '#routes/record-page.tsx';

/** Navigation waits for the static page: a loading state could show for a record that does not exist. */
export const instant = false;

const page = createRecordPage({
  param: 'case',
  slugs: async (locale) => (await getCaseStudyOverview(locale)).map(({ id }) => id),
  find: findCaseStudy,
  toPath: (id) => `/application/moreApplication/cases/${id}`,
  pathOf: ({ path }) => path,
  getMetadata: ({ title, summary, localizedSummary, picture }) => ({
    title: localizedSummary?.title ?? title,
    description: localizedSummary?.summary ?? summary,
    picture,
  }),
  render: (caseStudy) => <CaseStudyDetailPage caseStudy={caseStudy} related={<RelatedCases of={caseStudy} />} />,
});

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.renderPage;
