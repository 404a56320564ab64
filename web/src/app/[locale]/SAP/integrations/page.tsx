import type { Metadata } from 'next';
import { integrationsCopy } from '#content/software/integrations/copy.ts';
import { integrations } from '#content/software/integrations/page.ts';
import { getIntegrationPartners } from '#features/distributors/distributor-data.ts';
import { IntegrationFlow } from '#features/distributors/integration-flow.tsx';
import { IntegrationPartners } from '#features/distributors/integration-partners.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { getPageMetadata } from '#metadata/page-metadata.ts';
import { Sections } from '#sections/sections.tsx';

const { overview, details } = integrations;

export async function generateMetadata(): Promise<Metadata> {
  const { title, text } = integrationsCopy[await getCurrentLocale()].overview.hero;
  return getPageMetadata('/SAP/integrations', { title, description: text, picture: overview.hero.picture });
}

export default async function Page() {
  const locale = await getCurrentLocale();
  const copy = integrationsCopy[locale];
  const partners = await getIntegrationPartners(locale);
  return (
    <>
      <Sections layout={overview} copy={copy.overview} />
      <IntegrationFlow copy={copy.flow} partners={partners} />
      <IntegrationPartners partners={partners} />
      <Sections layout={details} copy={copy.details} />
    </>
  );
}
