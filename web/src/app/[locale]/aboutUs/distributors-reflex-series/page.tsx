import { getReflexDistributors } from '#features/distributors/distributor-data.ts';
import { toEntries } from '#features/distributors/distributor-entry.ts';
import { DistributorsPage } from '#features/distributors/distributors-page.tsx';
import { createSinglePage } from '#routes/single-page.ts';

const page = createSinglePage({
  path: '/aboutUs/distributors-reflex-series',
  namespace: 'Distributors.reflex',
  render: async (locale) => (
    <DistributorsPage
      locale={locale}
      line="reflex"
      entries={toEntries(await getReflexDistributors(locale), locale)}
      by="country"
    />
  ),
});

export const generateMetadata = page.generateMetadata;
export default page.renderPage;
