import type { Metadata } from 'next';
import { integrationsCopy } from '#content/software/integrations/copy.ts';
import { integrations } from '#content/software/integrations/page.ts';
import { getDentalDistributors, getIntegrationPartners } from '#features/distributors/distributor-data.ts';
import { IntegrationPartners } from '#features/distributors/integration-partners.tsx';
import { ServiceCountries } from '#features/distributors/service-countries.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { getPageMetadata } from '#metadata/page-metadata.ts';
import { Sections } from '#sections/sections.tsx';

const { overview, formats, help } = integrations;

export async function generateMetadata(): Promise<Metadata> {
  const { title, text } = integrationsCopy[await getCurrentLocale()].overview.hero;
  return getPageMetadata('/SAP/integrations', { title, description: text, picture: overview.hero.picture });
}

export default async function Page() {
  const locale = await getCurrentLocale();
  const copy = integrationsCopy[locale];
  const [partners, distributors] = await Promise.all([getIntegrationPartners(locale), getDentalDistributors(locale)]);
  return (
    <>
      <Sections layout={overview} copy={copy.overview} />
      <IntegrationPartners partners={partners} />
      <Sections layout={formats} copy={copy.formats} />
      <ServiceCountries distributors={distributors} />
      <Sections layout={help} copy={copy.help} />
    </>
  );
}
