import { type Locale, locales } from '@heliograph/schema/locales.ts';
import type { Metadata } from 'next';
import { findPage, getPage } from '#content/pages.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { messages } from '#i18n/messages.ts';
import { toAlternates } from './hreflang-alternates.ts';
import { OPEN_GRAPH_SIZE } from './open-graph-image.ts';
import { findPageSeo } from './page-seo.ts';

/** Used where editors have not written SEO texts. */
type FallbackMetadata = { title: string; description: string; picture?: string };

const DEFAULT_IMAGE = 'products/A2D_4K';

/** `path` has no locale prefix; `available` are the locales of the record that the page shows. */
export async function getPageMetadata(
  path: string,
  fallback: FallbackMetadata,
  available?: readonly Locale[],
): Promise<Metadata> {
  const locale = await getCurrentLocale();
  const seo = await findPageSeo(locale, path);
  const page = findPage(path);
  const { unlistedIn = [] } = page ? getPage(page) : {};
  const title = seo?.title || fallback.title;
  const description = seo?.description || fallback.description;
  const alternates = toAlternates(locale, path, available);
  return {
    title,
    description,
    ...(seo && seo.keywords.length > 0 && { keywords: [...seo.keywords] }),
    ...(unlistedIn.includes(locale) && { robots: { index: false } }),
    alternates,
    openGraph: {
      ...{ type: 'website', siteName: messages[locale].Site.brand, title, description, url: alternates.canonical },
      locale: locales[locale].tag.replace('-', '_'),
      images: [{ url: `/open-graph/${fallback.picture ?? DEFAULT_IMAGE}.jpg`, ...OPEN_GRAPH_SIZE }],
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** The record's own texts take precedence. */
export async function getRecordMetadata(
  path: string,
  fallback: FallbackMetadata,
  available: readonly Locale[],
): Promise<Metadata> {
  const metadata = await getPageMetadata(path, fallback, available);
  const title = metadata.title === fallback.title ? fallback.title : `${fallback.title} – ${metadata.title}`;
  const { description } = fallback;
  return { ...metadata, title, description, openGraph: { ...metadata.openGraph, title, description } };
}
