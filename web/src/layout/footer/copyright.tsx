import { cacheLife } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { firstCopyrightYear } from '#content/site-links.ts';
import { formatCopyrightYears } from './copyright-years.ts';

export async function Copyright() {
  const t = await getTranslations('Site');
  return t('copyright', { years: formatCopyrightYears(firstCopyrightYear, await getCurrentYear()), brand: t('brand') });
}

/** Cached like records, so that the footer changes at the turn of the year. */
async function getCurrentYear(): Promise<number> {
  'use cache';
  cacheLife('content');
  return new Date().getUTCFullYear();
}
