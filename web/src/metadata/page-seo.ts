import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife } from 'next/cache';
import { queryGateway } from '#gateway/query-gateway.ts';
import { toGatewayLocale } from '#i18n/locale.ts';
import { PageSeoDocument, type PageSeoQuery } from './page-seo.generated.ts';

/** Null if editors have not written any. */
export async function findPageSeo(locale: Locale, path: string): Promise<PageSeoQuery['seo']> {
  'use cache';
  cacheLife('content');
  const { seo } = await queryGateway(PageSeoDocument, { locale: toGatewayLocale(locale), path });
  return seo?.isDefault ? null : seo;
}
