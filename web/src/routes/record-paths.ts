import { defaultLocale } from '@heliograph/schema/locales.ts';
import { getPage, isSinglePath, type PagePath, type SinglePath } from '#content/pages.ts';
import { getOpenings } from '#features/careers/opening-data.ts';
import { openingPath } from '#features/careers/opening-path.ts';
import { getCaseStudyOverview } from '#features/case-studies/case-study-data.ts';
import { getEvents } from '#features/events/event-data.ts';
import { getLiveStreamSlugs } from '#features/live-streams/live-stream-data.ts';
import { liveStreamPath } from '#features/live-streams/live-stream-paths.ts';
import { getMaterialSlugs } from '#features/materials/material-data.ts';
import { materialPath } from '#features/materials/material-paths.ts';
import { getAllNews } from '#features/news/news-data.ts';
import { newsPath } from '#features/news/news-paths.ts';
import { getAccessorySlugs, getProductSlugs } from '#features/products/product-data.ts';
import { getResources } from '#features/resources/resource-data.ts';
import { resourceSlugOf } from '#features/resources/resource-paths.ts';
import type { Locale as GatewayLocale } from '#gateway/schema.generated.ts';
import { toLocales } from '#i18n/paths.ts';
import type { PageEntry } from '#metadata/sitemap-entries.ts';

type RecordPage = Exclude<PagePath, SinglePath>;

type Translated = { availableLocales: readonly GatewayLocale[] };

const toEntry = (path: string, { availableLocales }: Translated): PageEntry => ({
  path,
  available: toLocales(availableLocales),
});

const toEntries = (records: readonly (Translated & { path: string })[]) =>
  records.map((record) => toEntry(record.path, record));

const sources: { readonly [Page in RecordPage]: (() => Promise<readonly PageEntry[]>) | null } = {
  '/material/materialDetail/[material]': async () =>
    (await getMaterialSlugs()).map((material) => toEntry(materialPath(material.slug), material)),
  '/hardware/[model]/3d-printer-support': async () => {
    const products = (await getProductSlugs()).filter(({ hasSupport }) => hasSupport);
    return products.map(({ slug }) => ({ path: `/hardware/${slug}/3d-printer-support` }));
  },
  // Products without a page of their own are not indexed.
  '/hardware/detail/[id]': null,
  '/news/[id]': async () => (await getAllNews(defaultLocale)).map((article) => toEntry(newsPath(article.id), article)),
  '/application/moreApplication/cases/[case]': async () => toEntries(await getCaseStudyOverview(defaultLocale)),
  '/aboutUs/events/detail/[event]': async () => toEntries(await getEvents(defaultLocale)),
  '/aboutUs/events/live/[id]': async () =>
    (await getLiveStreamSlugs()).map((stream) => toEntry(liveStreamPath(stream.slug), stream)),
  // Player pages are not indexed; the stream's page is.
  '/aboutUs/events/liveStream/[id]': null,
  '/aboutUs/joinUs/[opening]': async () => (await getOpenings()).map(({ slug }) => ({ path: openingPath(slug) })),
  '/aboutUs/resources/detail/[resource]': async () => {
    const resources = await getResources(defaultLocale, 'all');
    // Other resources have pages of their own.
    return toEntries(resources.filter(({ path }) => resourceSlugOf(path) !== null));
  },
  '/hardware/accessories/accessoriesDetail/[accessory]': async () => toEntries(await getAccessorySlugs()),
};

/** The paths of a page: one, or one for each record. */
export async function listPageEntries(page: PagePath): Promise<readonly PageEntry[]> {
  if (!isSinglePath(page)) return (await sources[page]?.()) ?? [];
  if (getPage(page).kind !== 'PRODUCT') return [{ path: page }];
  return toEntries((await getProductSlugs()).filter(({ path }) => path === page));
}
