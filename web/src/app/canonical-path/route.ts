import { defaultLocale, isLocale, type Locale } from '@heliograph/schema/locales.ts';
import { localePath } from '#i18n/paths.ts';
import { findCanonicalPath, toPageCase } from '#routes/canonical-path.ts';
import { fetchNotFoundPage } from '#routes/fetch-not-found-page.ts';

const CACHE_SECONDS = 600;

/** Rewrite target for pages in another case; see `i18n/url-rules.ts`. `request.url` is the requested URL. */
export async function GET(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { locale, path } = splitLocale(pathname);
  try {
    const canonical = await findCanonicalPath(locale, path);
    const location = canonical && localePath(locale, canonical);
    if (!location || location === pathname) return await fetchNotFoundPage(locale);
    return redirectTo(location + search, 308, `public, max-age=${CACHE_SECONDS}`);
  } catch (error) {
    console.error(`The record of ${path} could not be looked up.`, error);
    // The page serves its cached content, or its error page.
    return redirectTo(localePath(locale, toPageCase(path) ?? '/') + search, 307, 'no-store');
  }
}

function redirectTo(location: string, status: number, cacheControl: string): Response {
  return new Response(null, { status, headers: { location, 'cache-control': cacheControl } });
}

function splitLocale(pathname: string): { locale: Locale; path: string } {
  const [first = '', ...rest] = pathname.replace(/\/$/, '').slice(1).split('/');
  const locale = first.toLowerCase();
  if (!isLocale(locale)) return { locale: defaultLocale, path: `/${[first, ...rest].join('/')}` };
  return { locale, path: `/${rest.join('/')}` };
}
