import { defaultLocale, isLocale } from '@heliograph/schema/locales.ts';
import { type NextRequest, NextResponse } from 'next/server';
import { readSearch, toSegment } from '#features/search/search-url.ts';

/** Runs for the page of the search alone, in whatever locale. */
export const config = { matcher: '/:locale?/search' };

/** What is searched for becomes a part of the path, so that its results have a static page like any other record. */
export function proxy({ nextUrl, url }: NextRequest): NextResponse {
  const search = readSearch(nextUrl.searchParams);
  const [first = ''] = nextUrl.pathname.split('/').slice(1);
  const locale = first === 'search' ? defaultLocale : first;
  if (!search || !isLocale(locale)) return NextResponse.next();
  return NextResponse.rewrite(new URL(`/${locale}/search/${toSegment(search)}`, url));
}
