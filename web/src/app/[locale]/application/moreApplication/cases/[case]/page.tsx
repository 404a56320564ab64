import { defaultLocale } from '@heliograph/schema/locales.ts';
import type { Metadata } from 'next';
import { findCaseStudy, getCaseStudiesOf } from '../../../../../../features/case-studies/case-study-data.ts';
import { CaseStudyDetailPage } from '../../../../../../features/case-studies/case-study-detail-page.tsx';
import { getCurrentLocale } from '../../../../../../i18n/locale.ts';
import { getRecordMetadata } from '../../../../../../site/metadata.ts';
import { NotFoundAnswer } from '../../../../../../site/not-found-answer.tsx';
import { getNotFoundMetadata } from '../../../../../../site/not-found-metadata.ts';
import { withPicture } from '../../../../../../site/picture-name.ts';

type Props = { params: Promise<{ case: string }> };

/** A link waits for the static page: a placeholder could stand for something that does not exist. */
export const instant = false;

export async function generateStaticParams() {
  const cases = await getCaseStudiesOf(defaultLocale, '4');
  return cases.map(({ id }) => ({ case: id }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { case: id } = await params;
  const caseStudy = await findCaseStudy(await getCurrentLocale(), id);
  if (!caseStudy) return getNotFoundMetadata();
  return getRecordMetadata(caseStudy.path, {
    title: caseStudy.title,
    description: caseStudy.summary,
    ...withPicture(caseStudy.picture),
  });
}

export default async function Page({ params }: Props) {
  const { case: id } = await params;
  const caseStudy = await findCaseStudy(await getCurrentLocale(), id);
  return caseStudy ? <CaseStudyDetailPage caseStudy={caseStudy} /> : <NotFoundAnswer />;
}
