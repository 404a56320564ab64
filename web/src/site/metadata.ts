import type { Metadata } from 'next';
import { getCurrentLocale } from '../i18n/locale.ts';
import { alternatePaths, localePath } from '../i18n/paths.ts';
import { findPageSeo } from './page-seo.ts';

/** A page's own words, for what editors have not written. */
type OwnWords = { title: string; description: string };

/** Title, description and addresses of a page. `path` has no locale prefix. */
export async function getPageMetadata(path: string, own: OwnWords): Promise<Metadata> {
  const locale = await getCurrentLocale();
  const seo = await findPageSeo(locale, path);
  return {
    title: seo?.title || own.title,
    description: seo?.description || own.description,
    ...(seo && seo.keywords.length > 0 && { keywords: [...seo.keywords] }),
    alternates: { canonical: localePath(locale, path), languages: alternatePaths(path) },
  };
}

/** The same for the page of a record: the record's own words come first. */
export async function getRecordMetadata(path: string, own: OwnWords): Promise<Metadata> {
  const metadata = await getPageMetadata(path, own);
  const title = metadata.title === own.title ? own.title : `${own.title} – ${metadata.title}`;
  return { ...metadata, title, description: own.description };
}
