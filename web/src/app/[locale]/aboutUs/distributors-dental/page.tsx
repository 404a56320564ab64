import { getDentalDistributors } from '#features/distributors/distributor-data.ts';
import { toEntries, withNearestOffers } from '#features/distributors/distributor-entry.ts';
import { DistributorsPage } from '#features/distributors/distributors-page.tsx';
import { createSinglePage } from '#routes/single-page.ts';

const page = createSinglePage({
  path: '/aboutUs/distributors-dental',
  namespace: 'Distributors.dental',
  render: async (locale) => (
    <DistributorsPage
      locale={locale}
      line="dental"
      entries={withNearestOffers(toEntries(await getDentalDistributors(locale), locale), locale)}
      by="region"
    />
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;
