import { pictureOf, type ScreenRecord, titleOf } from '../catalog/screen-record.ts';
import type { GetLabel } from '../catalog/use-labels.ts';
import { findPath, pathOf } from '../frame/paths.ts';
import type { PictureFilesFragment, SearchHitRowFragment } from '../generated/operations.ts';
import { LOCALES, type Locale } from '../i18n/locales.ts';

export type SearchResult = {
  key: string;
  title: string;
  kicker: string;
  text: string;
  picture: PictureFilesFragment | null | undefined;
  /** A screen of this app. */
  href: string | null;
  /** For pages without a screen: the address to open at home. */
  address: string | null;
};

/** Hits in another language are left out, as on every screen. */
export function toSearchResults(
  hits: readonly SearchHitRowFragment[],
  locale: Locale,
  siteUrl: string,
  label: GetLabel,
): SearchResult[] {
  return hits
    .filter(({ record }) => !record || !('servedLocale' in record) || record.servedLocale === locale)
    .map(({ title, url, kind, summary, picture, record }) => {
      const href = findPath(record);
      return {
        key: url,
        title,
        kicker: label('SearchHitKind', kind),
        text: summary ?? '',
        picture,
        href,
        address: href === null ? toAddress(url, locale, siteUrl) : null,
      };
    });
}

/** An address as people type it: with the prefix of the language, and without the protocol. */
export function toAddress(url: string, locale: Locale, siteUrl: string): string {
  const absolute = url.startsWith('/') ? new URL(LOCALES[locale].prefix + url, siteUrl).href : url;
  return absolute.replace(/^https?:\/\//, '');
}

const KINDS = { Material: 'MATERIAL', CaseStudy: 'CASE_STUDY' } as const;

export function toLocalResult(match: ScreenRecord, label: GetLabel): SearchResult {
  return {
    key: match.globalId,
    title: titleOf(match),
    kicker: kickerOf(match, label),
    text: match.summary,
    picture: pictureOf(match),
    href: pathOf(match),
    address: null,
  };
}

function kickerOf(match: ScreenRecord, label: GetLabel): string {
  if (match.__typename === 'Sample') return label('RecordType', 'SAMPLE');
  return label('SearchHitKind', match.__typename === 'Product' ? match.kind : KINDS[match.__typename]);
}
