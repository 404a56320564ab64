import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CaseStudyListPage } from '#features/case-studies/case-study-list-page.tsx';
import { caseStudyListPath, isCaseStudyScope, scopeNumbers } from '#features/case-studies/case-study-scopes.ts';
import { getNotFoundMetadata } from '#layout/not-found-page.tsx';
import { NotFoundResponse } from '#layout/not-found-response.tsx';
import { getPageMetadata } from '#metadata/page-metadata.ts';

type Props = { params: Promise<{ t: string }> };

/** Navigation waits for the static page: a loading state could show for a list that does not exist. */
export const instant = false;

export function generateStaticParams() {
  return scopeNumbers.map((t) => ({ t }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t: scope } = await params;
  if (!isCaseStudyScope(scope)) return getNotFoundMetadata();
  const t = await getTranslations(`CaseStudies.scopes.${scope}`);
  return getPageMetadata(caseStudyListPath(scope), { title: t('title'), description: t('intro') });
}

export default async function Page({ params }: Props) {
  const { t: scope } = await params;
  return isCaseStudyScope(scope) ? <CaseStudyListPage scope={scope} /> : <NotFoundResponse />;
}
