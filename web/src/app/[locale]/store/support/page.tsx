import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SupportPage } from '../../../../features/support/support-page.tsx';
import { getPageMetadata } from '../../../../site/metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Support');
  return getPageMetadata('/store/support', { title: t('title'), description: t('intro') });
}

export default function Page() {
  return <SupportPage />;
}
