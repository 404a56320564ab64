import type { Locale } from '@heliograph/schema/locales.ts';
import { isSinglePath, type PagePath, pagePaths, type SinglePath, toPattern } from '#content/pages.ts';
import { findAccessory } from '#features/accessories/accessory-data.ts';
import { findOpening } from '#features/careers/opening-data.ts';
import { openingPath } from '#features/careers/opening-path.ts';
import { findCaseStudy } from '#features/case-studies/case-study-data.ts';
import { findEvent } from '#features/events/event-data.ts';
import { findLiveStream } from '#features/live-streams/live-stream-data.ts';
import { liveStreamPath, playerPath } from '#features/live-streams/live-stream-paths.ts';
import { findMaterial } from '#features/materials/material-data.ts';
import { materialPath } from '#features/materials/material-paths.ts';
import { findNewsArticle } from '#features/news/news-data.ts';
import { newsPath } from '#features/news/news-paths.ts';
import { findProductSlug } from '#features/products/product-data.ts';
import { productPath } from '#features/products/product-path.ts';
import { findResource } from '#features/resources/resource-data.ts';

type RecordPage = Exclude<PagePath, SinglePath>;

type FindPath = (locale: Locale, slug: string) => Promise<string | undefined>;

/** By page, the path of a record. */
const recordPaths: { readonly [Page in RecordPage]: FindPath } = {
  '/material/materialDetail/[material]': async (locale, slug) => {
    const material = await findMaterial(locale, slug);
    return material ? materialPath(material.slug) : undefined;
  },
  '/hardware/[model]/3d-printer-support': async (_locale, slug) => {
    const product = await findProductSlug(slug);
    return product?.hasSupport ? `${product.path}/3d-printer-support` : undefined;
  },
  '/hardware/detail/[id]': async (_locale, id) => {
    const product = await findProductSlug(id);
    return product ? productPath(product) : undefined;
  },
  '/news/[id]': async (locale, id) => {
    const article = await findNewsArticle(locale, id);
    return article ? newsPath(article.id) : undefined;
  },
  '/application/moreApplication/cases/[case]': async (locale, id) => (await findCaseStudy(locale, id))?.path,
  '/aboutUs/events/detail/[event]': async (locale, slug) => (await findEvent(locale, slug))?.path,
  '/aboutUs/events/live/[id]': async (locale, slug) => {
    const stream = await findLiveStream(locale, slug);
    return stream ? liveStreamPath(stream.slug) : undefined;
  },
  '/aboutUs/events/liveStream/[id]': async (locale, slug) => {
    const stream = await findLiveStream(locale, slug);
    return stream ? playerPath(stream.slug) : undefined;
  },
  '/aboutUs/resources/detail/[resource]': async (locale, slug) => (await findResource(locale, slug))?.path,
  '/hardware/accessories/accessoriesDetail/[accessory]': async (locale, slug) =>
    (await findAccessory(locale, slug))?.path,
  '/aboutUs/joinUs/[opening]': async (locale, slug) => {
    const opening = await findOpening(locale, slug);
    return opening ? openingPath(opening.slug) : undefined;
  },
};

/** The path of a built page or of an existing record that equals `path` in any case. */
export async function findCanonicalPath(locale: Locale, path: string): Promise<string | null> {
  const page = findPageInAnyCase(path);
  if (page === undefined || isSinglePath(page)) return page ?? null;
  return (await recordPaths[page](locale, slugOf(page, path))) ?? null;
}

/** The path in the case of its page, without looking up the record. */
export function toPageCase(path: string): string | null {
  const page = findPageInAnyCase(path);
  return page?.replace(/\[\w+\]/, () => slugOf(page, path)) ?? null;
}

function findPageInAnyCase(path: string): PagePath | undefined {
  const single = pagePaths.find((page) => page.toLowerCase() === path.toLowerCase());
  return single ?? pagePaths.find((page) => page.includes('[') && new RegExp(toPattern(page), 'i').test(path));
}

function slugOf(page: string, path: string): string {
  const place = page.split('/').findIndex((segment) => segment.startsWith('['));
  return (path.split('/')[place] ?? '').toLowerCase();
}
