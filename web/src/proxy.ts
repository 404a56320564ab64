import { defaultLocale, isLocale } from '@heliograph/schema/locales.ts';
import { type NextRequest, NextResponse } from 'next/server';
import { readSearch, toSegment } from '#features/search/search-url.ts';

export const config = { matcher: '/:locale?/search' };

/** Moves the query into the route, so that results are cached as static pages. */
export function proxy({ nextUrl, url }: NextRequest): NextResponse {
  const search = readSearch(nextUrl.searchParams);
  const [first = ''] = nextUrl.pathname.split('/').slice(1);
  const locale = first === 'search' ? defaultLocale : first;
  if (!search || !isLocale(locale)) return NextResponse.next();
  return NextResponse.rewrite(new URL(`/${locale}/search/${toSegment(search)}`, url));
}
