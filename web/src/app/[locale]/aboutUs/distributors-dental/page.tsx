import { getDentalDistributors, getIntegrationPartners } from '#features/distributors/distributor-data.ts';
import { toEntries } from '#features/distributors/distributor-entry.ts';
import { DistributorsPage } from '#features/distributors/distributors-page.tsx';
import { IntegrationPartners } from '#features/distributors/integration-partners.tsx';
import { createSinglePage } from '#routes/single-page.ts';

const page = createSinglePage({
  path: '/aboutUs/distributors-dental',
  namespace: 'Distributors.dental',
  render: async (locale) => {
    const [distributors, partners] = await Promise.all([getDentalDistributors(locale), getIntegrationPartners(locale)]);
    return (
      <DistributorsPage line="dental" entries={toEntries(distributors, locale)} by="region">
        <IntegrationPartners partners={partners} />
      </DistributorsPage>
    );
  },
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;
