import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { getDentalDistributors, getIntegrationPartners } from '../../../../features/distributors/distributor-data.ts';
import { toEntries } from '../../../../features/distributors/distributor-entry.ts';
import { DistributorsPage } from '../../../../features/distributors/distributors-page.tsx';
import { IntegrationPartners } from '../../../../features/distributors/integration-partners.tsx';
import { getCurrentLocale } from '../../../../i18n/locale.ts';
import { getPageMetadata } from '../../../../site/metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('Distributors.dental');
  return getPageMetadata('/aboutUs/distributors-dental', { title: t('title'), description: t('intro') });
}

export default async function Page() {
  const locale = await getCurrentLocale();
  const [distributors, partners] = await Promise.all([getDentalDistributors(locale), getIntegrationPartners(locale)]);
  return (
    <DistributorsPage line="dental" entries={toEntries(distributors, locale)} by="region">
      <IntegrationPartners partners={partners} />
    </DistributorsPage>
  );
}
