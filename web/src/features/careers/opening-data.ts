import { type Locale, localeCodes } from '@heliograph/schema/locales.ts';
import { cacheLife } from 'next/cache';
import type { Opening } from '#content/careers/opening.ts';
import { listOpenings } from '#content/careers/openings.ts';
import { toGatewayLocale } from '#i18n/locale.ts';

/** Cached like records, so that lists, pages and the sitemap drop an opening together. */
export async function getOpenings(): Promise<readonly Opening[]> {
  'use cache';
  cacheLife('content');
  return listOpenings(new Date().toISOString().slice(0, 10));
}

export async function findOpening(locale: Locale, slug: string) {
  const found = (await getOpenings()).find((opening) => opening.slug === slug);
  if (!found) return null;
  const { copy, ...opening } = found;
  return { ...opening, ...copy[locale], availableLocales: localeCodes.map(toGatewayLocale) };
}

export type OpeningDetail = NonNullable<Awaited<ReturnType<typeof findOpening>>>;
