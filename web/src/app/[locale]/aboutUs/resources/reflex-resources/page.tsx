import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ResourceListPage } from '../../../../../features/resources/resource-list-page.tsx';
import { resourceListPaths } from '../../../../../features/resources/resource-paths.ts';
import { getPageMetadata } from '../../../../../site/metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Resources.scopes.reflex');
  return getPageMetadata(resourceListPaths.reflex, { title: t('title'), description: t('intro') });
}

export default function Page() {
  return <ResourceListPage scope="reflex" />;
}
