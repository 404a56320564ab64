import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { HardwarePage } from '../../../features/products/hardware-page.tsx';
import { getPageMetadata } from '../../../site/metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Products.hardware');
  return getPageMetadata('/hardware', { title: t('title'), description: t('intro') });
}

export default function Page() {
  return <HardwarePage />;
}
