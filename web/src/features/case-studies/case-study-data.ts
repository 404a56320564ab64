import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife, cacheTag } from 'next/cache';
import { queryGateway } from '../../gateway/query-gateway.ts';
import { toGatewayLocale } from '../../i18n/locale.ts';
import type { CaseStudyCard_CaseStudyFragment } from './case-study-card.generated.ts';
import { CaseStudyListDocument } from './case-study-list.generated.ts';

/** The newest case studies. */
export async function getCaseStudies(
  locale: Locale,
  pageSize: number,
): Promise<readonly CaseStudyCard_CaseStudyFragment[]> {
  'use cache';
  cacheLife('content');
  cacheTag('case-studies');
  const { caseStudies } = await queryGateway(CaseStudyListDocument, { locale: toGatewayLocale(locale), pageSize });
  if (!caseStudies) throw new Error('The gateway answered no case studies');
  return caseStudies.items;
}
