import { defaultLocale, type Locale } from '@heliograph/schema/locales.ts';
import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { RecordBreadcrumb } from '#breadcrumbs/record-breadcrumb.tsx';
import type { Locale as GatewayLocale } from '#gateway/schema.generated.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { localePath, resolveContentLocale, tagOf, toLocales } from '#i18n/paths.ts';
import { getNotFoundMetadata } from '#layout/not-found-page.tsx';
import { NotFoundResponse } from '#layout/not-found-response.tsx';
import { getRecordMetadata } from '#metadata/page-metadata.ts';
import { assertRecordMissing } from './assert-record-missing.ts';

type PageMetadata = { title: string; description: string; picture?: { name: string | null } | null };

type Translated = { availableLocales: readonly GatewayLocale[] };

type RecordKind<Found extends Translated> = {
  /** Name of the dynamic route segment. */
  param: string;
  /** Slugs to prerender. */
  slugs: (locale: Locale) => Promise<string[]>;
  /** Normalizes slugs of the same record; defaults to the whole slug. */
  idOf?: (slug: string) => string | null;
  /** Accepts outdated slugs. */
  find: (locale: Locale, slug: string) => Promise<Found | null>;
  /** Canonical paths; requests for another slug are redirected. */
  toPath: (slug: string) => string;
  pathOf: (record: Found) => string;
  getMetadata: (record: Found) => PageMetadata;
  render: (record: Found, locale: Locale) => ReactNode;
};

type Props = { params: Promise<Record<string, string>> };

/** Route exports for record pages. Unknown records respond with 404. */
export function createRecordPage<Found extends Translated>(kind: RecordKind<Found>) {
  const { param, slugs, idOf, find, toPath, pathOf, getMetadata, render } = kind;

  async function findFor(params: Props['params']) {
    const slug = (await params)[param] ?? '';
    const locale = await getCurrentLocale();
    const record = await find(locale, slug);
    if (!record) assertRecordMissing({ slug, listed: await slugs(locale), ...(idOf && { idOf }) });
    return { slug, locale, record };
  }

  return {
    generateStaticParams: async () => (await slugs(defaultLocale)).map((slug) => ({ [param]: slug })),

    generateMetadata: async ({ params }: Props): Promise<Metadata> => {
      const { record } = await findFor(params);
      if (!record) return getNotFoundMetadata();
      const { picture = null, ...metadata } = getMetadata(record);
      const available = toLocales(record.availableLocales);
      return getRecordMetadata(pathOf(record), { ...metadata, ...withPicture(picture) }, available);
    },

    renderPage: async ({ params }: Props) => {
      const { slug, locale, record } = await findFor(params);
      if (!record) return <NotFoundResponse />;
      if (pathOf(record) !== toPath(slug)) permanentRedirect(localePath(locale, pathOf(record)));
      return (
        <>
          {render(record, locale)}
          <RecordBreadcrumb path={pathOf(record)} name={getMetadata(record).title} lang={langOf(record, locale)} />
        </>
      );
    },
  };
}

/** Undefined if it equals the page language. */
function langOf({ availableLocales }: Translated, locale: Locale): string | undefined {
  const served = resolveContentLocale(locale, toLocales(availableLocales));
  return served === locale ? undefined : tagOf(served);
}

function withPicture(picture: { name: string | null } | null): { picture?: string } {
  return picture?.name ? { picture: picture.name } : {};
}
