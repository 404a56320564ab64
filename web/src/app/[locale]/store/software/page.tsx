import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SoftwarePage } from '../../../../features/software/software-page.tsx';
import { getPageMetadata } from '../../../../site/metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Software');
  return getPageMetadata('/store/software', { title: t('title'), description: t('intro') });
}

export default function Page() {
  return <SoftwarePage />;
}
