import { defaultLocale } from '@heliograph/schema/locales.ts';
import type { PagePath, SinglePath } from '#content/pages.ts';
import { getCaseStudiesOf } from '#features/case-studies/case-study-data.ts';
import { getEvents } from '#features/events/event-data.ts';
import { getLiveStreamSlugs } from '#features/live-streams/live-stream-data.ts';
import { liveStreamPath } from '#features/live-streams/live-stream-paths.ts';
import { getMaterialSlugs } from '#features/materials/material-data.ts';
import { materialPath } from '#features/materials/material-paths.ts';
import { getAllNews } from '#features/news/news-data.ts';
import { newsPath } from '#features/news/news-paths.ts';
import { getProductSlugs } from '#features/products/product-data.ts';
import { getResources } from '#features/resources/resource-data.ts';
import { resourceSlugOf } from '#features/resources/resource-paths.ts';

type RecordPage = Exclude<PagePath, SinglePath>;

const pathsOf = (records: readonly { path: string }[]) => records.map(({ path }) => path);

const sources: { readonly [Page in RecordPage]: (() => Promise<readonly string[]>) | null } = {
  '/material/materialDetail/[material]': async () => (await getMaterialSlugs()).map(materialPath),
  '/hardware/[model]/3d-printer-support': async () => {
    const products = await getProductSlugs();
    return products.filter(({ hasSupport }) => hasSupport).map(({ slug }) => `/hardware/${slug}/3d-printer-support`);
  },
  '/news/[id]': async () => (await getAllNews(defaultLocale)).map(({ id }) => newsPath(id)),
  '/application/moreApplication/cases/[case]': async () => pathsOf(await getCaseStudiesOf(defaultLocale, '4')),
  '/aboutUs/events/detail/[event]': async () => pathsOf(await getEvents(defaultLocale)),
  '/aboutUs/events/live/[id]': async () => (await getLiveStreamSlugs()).map(liveStreamPath),
  // Player pages are not indexed; the stream's page is.
  '/aboutUs/events/liveStream/[id]': null,
  '/aboutUs/resources/detail/[resource]': async () => {
    const paths = pathsOf(await getResources(defaultLocale, 'all'));
    // Other resources have pages of their own.
    return paths.filter((path) => resourceSlugOf(path) !== null);
  },
  '/hardware/accessories/accessoriesDetail/[accessory]': null,
};

export async function listRecordPaths(page: RecordPage): Promise<readonly string[]> {
  return (await sources[page]?.()) ?? [];
}
