import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getEnv } from '#config/env.ts';
import { homeWords } from '#content/home/copy.ts';
import { home } from '#content/home/page.ts';
import { toOrganization } from '#features/contact/organization-structured-data.ts';
import { toWebSite } from '#features/search/website-structured-data.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { getPageMetadata } from '#metadata/page-metadata.ts';
import { Sections } from '#sections/sections.tsx';
import { StructuredData } from '#ui/structured-data.tsx';

export async function generateMetadata(): Promise<Metadata> {
  const { title, text } = homeWords[await getCurrentLocale()].hero;
  return getPageMetadata('/', { title, description: text });
}

export default async function Page() {
  const locale = await getCurrentLocale();
  const brand = (await getTranslations('Site'))('brand');
  const { SITE_URL } = getEnv();
  return (
    <>
      <Sections layout={home} words={homeWords[locale]} />
      <StructuredData data={toWebSite(locale, brand, SITE_URL)} />
      <StructuredData data={toOrganization(locale, brand, SITE_URL)} />
    </>
  );
}
