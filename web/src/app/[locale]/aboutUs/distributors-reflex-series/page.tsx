import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getReflexDistributors } from '../../../../features/distributors/distributor-data.ts';
import { toEntries } from '../../../../features/distributors/distributor-entry.ts';
import { DistributorsPage } from '../../../../features/distributors/distributors-page.tsx';
import { getCurrentLocale } from '../../../../i18n/locale.ts';
import { getPageMetadata } from '../../../../site/metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Distributors.reflex');
  return getPageMetadata('/aboutUs/distributors-reflex-series', { title: t('title'), description: t('intro') });
}

export default async function Page() {
  const locale = await getCurrentLocale();
  const distributors = await getReflexDistributors(locale);
  return <DistributorsPage line="reflex" entries={toEntries(distributors, locale)} by="country" />;
}
