import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SamplesPage } from '../../../../features/samples/samples-page.tsx';
import { getPageMetadata } from '../../../../site/metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Samples');
  return getPageMetadata('/material/bm', { title: t('title'), description: t('intro') });
}

export default function Page() {
  return <SamplesPage />;
}
