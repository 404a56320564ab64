import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CataloguePage } from '../../../features/catalogue/catalogue-page.tsx';
import { getCurrentLocale } from '../../../i18n/locale.ts';
import { Brand } from '../../../site/header/brand.tsx';
import { getPageMetadata } from '../../../site/metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Catalogue');
  return getPageMetadata('/catalogue', { title: t('title'), description: t('intro') });
}

export default async function Page() {
  return <CataloguePage locale={await getCurrentLocale()} brand={<Brand />} />;
}
