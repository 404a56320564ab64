import { findOpening, getOpenings } from '#features/careers/opening-data.ts';
import { OpeningPage } from '#features/careers/opening-page.tsx';
import { openingPath } from '#features/careers/opening-path.ts';
import { createRecordPage } from '#routes/record-page.tsx';

/** Navigation waits for the static page: a loading state could show for a record that does not exist. */
export const instant = false;

const page = createRecordPage({
  param: 'opening',
  slugs: async () => (await getOpenings()).map(({ slug }) => slug),
  find: async (locale, slug) => findOpening(locale, slug),
  toPath: openingPath,
  pathOf: ({ slug }) => openingPath(slug),
  getMetadata: ({ title, summary }) => ({ title, description: summary }),
  render: (opening, locale) => <OpeningPage opening={opening} locale={locale} />,
});

export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.renderPage;
