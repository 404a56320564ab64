import type { Locale } from '@heliograph/schema/locales.ts';
import { cacheLife } from 'next/cache';
import { queryGateway } from '#gateway/query-gateway.ts';
import { toGatewayLocale } from '#i18n/locale.ts';
import { SoftwareReleasesDocument, type SoftwareReleasesQuery } from './software-releases.generated.ts';

export type SoftwareRelease = NonNullable<SoftwareReleasesQuery['softwareReleases']>[number];

export async function getSoftwareReleases(locale: Locale): Promise<readonly SoftwareRelease[]> {
  'use cache';
  cacheLife('content');
  const { softwareReleases } = await queryGateway(SoftwareReleasesDocument, { locale: toGatewayLocale(locale) });
  if (!softwareReleases) throw new Error('The gateway returned no software');
  return softwareReleases;
}
