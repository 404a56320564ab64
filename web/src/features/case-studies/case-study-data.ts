import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife } from 'next/cache';
import { queryGateway } from '#gateway/query-gateway.ts';
import { toGatewayLocale } from '#i18n/locale.ts';
import { CaseStudyDetailDocument, type CaseStudyDetailQuery } from './case-study-detail.generated.ts';
import { CaseStudyOverviewDocument, type CaseStudyOverviewQuery } from './case-study-overview.generated.ts';

export type CaseStudyDetail = NonNullable<CaseStudyDetailQuery['caseStudy']>;
export type CaseStudySummary = NonNullable<CaseStudyOverviewQuery['caseStudies']>['items'][number];

/** All case studies with their machines, newest first. */
export async function getCaseStudyOverview(locale: Locale): Promise<readonly CaseStudySummary[]> {
  'use cache';
  cacheLife('content');
  const found: CaseStudySummary[] = [];
  for (let page = 1, isLast = false; !isLast; page++) {
    const { caseStudies } = await queryGateway(CaseStudyOverviewDocument, { locale: toGatewayLocale(locale), page });
    if (!caseStudies) throw new Error('The gateway returned no case studies');
    found.push(...caseStudies.items);
    isLast = !caseStudies.pageInfo.hasNextPage;
  }
  return found;
}

export async function findCaseStudy(locale: Locale, id: string): Promise<CaseStudyDetail | null> {
  'use cache';
  const isId = /^[1-9]\d{0,8}$/.test(id);
  const variables = { locale: toGatewayLocale(locale), id };
  const caseStudy = isId ? (await queryGateway(CaseStudyDetailDocument, variables)).caseStudy : null;
  if (!caseStudy) {
    cacheLife('notFound');
    return null;
  }
  cacheLife('content');
  return caseStudy;
}
