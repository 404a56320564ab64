import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getEnv } from '#config/env.ts';
import { homeCopy } from '#content/home/copy.ts';
import { home } from '#content/home/page.ts';
import { toOrganizationData } from '#features/contact/organization-structured-data.ts';
import { toWebsiteData } from '#features/search/website-structured-data.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { getPageMetadata } from '#metadata/page-metadata.ts';
import { Sections } from '#sections/sections.tsx';
import { StructuredData } from '#ui/structured-data.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const { title, text } = homeCopy[await getCurrentLocale()].hero;
  return getPageMetadata('/', { title, description: text });
}

export default async function Page() {
  const locale = await getCurrentLocale();
  const brand = (await getTranslations('Site'))('brand');
  const { SITE_URL } = getEnv();
  return (
    <>
      <Sections layout={home} copy={homeCopy[locale]} />
      <StructuredData data={toWebsiteData(locale, brand, SITE_URL)} />
      <StructuredData data={toOrganizationData(locale, brand, SITE_URL)} />
    </>
  );
}
