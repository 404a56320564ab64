import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { WarrantyPage } from '../../../features/support/warranty-page.tsx';
import { getPageMetadata } from '../../../site/metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Warranty');
  return getPageMetadata('/warranty-policies', { title: t('title'), description: t('intro') });
}

export default function Page() {
  return <WarrantyPage />;
}
