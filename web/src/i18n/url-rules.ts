import type { locales as localeTable } from '@heliograph/schema/locales.ts';
import type { NextConfig } from 'next';
import { legacyRedirects, legacyRewrites } from './legacy-paths.ts';
import { anyCase, anyCasePage, miscasedDynamicPaths } from './path-case.ts';

type Redirects = Awaited<ReturnType<NonNullable<NextConfig['redirects']>>>;
type Rewrites = Exclude<Awaited<ReturnType<NonNullable<NextConfig['rewrites']>>>, unknown[]>;
type LocaleTable = typeof localeTable;

/** Cookies of the selected and the last visited locale; see `content/browser-storage/cookies.ts`. */
const PREFERRED_LOCALE_COOKIE = { type: 'cookie' as const, key: 'locale_pref' };
const LAST_LOCALE_COOKIE = { type: 'cookie' as const, key: 'lang' };

function entriesWithPrefix(locales: LocaleTable) {
  return Object.entries(locales).filter(([, { prefix }]) => prefix !== '');
}

/** Lists by a query parameter; its other values do not exist. */
const QUERY_LISTS = [{ path: '/hardware/accessories', key: 'type', values: '[23467]' }];

/**
 * Locale routing without middleware. English has no prefix: unprefixed URLs are served from the `en` routes. Only `/`
 * depends on cookies and `Accept-Language`. Paths in another case are left to the rewrites.
 */
export function redirects(locales: LocaleTable): Redirects {
  const preferred = entriesWithPrefix(locales).map(([locale, { prefix }]) => ({
    source: '/',
    has: [{ ...PREFERRED_LOCALE_COOKIE, value: locale }],
    destination: prefix,
    permanent: false,
  }));
  const lastVisited = entriesWithPrefix(locales).map(([locale, { prefix }]) => ({
    source: '/',
    missing: [PREFERRED_LOCALE_COOKIE],
    has: [{ ...LAST_LOCALE_COOKIE, value: locale }],
    destination: prefix,
    permanent: false,
  }));
  const acceptLanguage = entriesWithPrefix(locales).map(([, { prefix, content }]) => ({
    source: '/',
    missing: [PREFERRED_LOCALE_COOKIE, LAST_LOCALE_COOKIE],
    has: [{ type: 'header' as const, key: 'accept-language', value: `\\s*${anyCase(content)}(?:[-,;\\s].*)?` }],
    destination: prefix,
    permanent: false,
  }));
  return [
    ...legacyRedirects(locales),
    { source: '/en', destination: '/', permanent: true },
    { source: '/en/:path*', destination: '/:path*', permanent: true },
    ...preferred,
    ...lastVisited,
    ...acceptLanguage,
  ];
}

export function rewrites(locales: LocaleTable, pages: readonly string[], contentPaths: readonly string[]): Rewrites {
  const prefixed = entriesWithPrefix(locales).map(([locale]) => locale);
  const routed = [...Object.keys(locales), '_next', 'canonical-path', 'graphql', 'open-graph', 'purge', 'recordings']
    .map((name) => `${name}/|${name}$`)
    .join('|');
  return {
    // Next.js would serve its own English pages for these, and fails on malformed percent-encoding.
    beforeFiles: [
      ...prefixed.map((locale) => ({ source: `/${locale}/:path(.*%.*)`, destination: `/${locale}/404` })),
      { source: '/:path((?!_next/).*%.*)', destination: '/en/404' },
      { source: '/:path(404|500|_not-found|_global-error|canonical-path)', destination: '/en/404' },
      ...Object.entries(locales).flatMap(([locale, { prefix }]) => [
        { source: `${prefix}/content/:path*`, destination: `/${locale}/404` },
        ...QUERY_LISTS.map(({ path, key, values }) => ({
          source: `${prefix}${path}`,
          has: [{ type: 'query' as const, key, value: `(?!${values}$).+` }],
          destination: `/${locale}/404`,
        })),
      ]),
    ],
    // Next.js matches `beforeFiles` in any case, and these case-sensitively.
    afterFiles: [
      ...miscasedDynamicPaths(locales, pages).map(toCanonicalPath),
      ...legacyRewrites(locales),
      ...Object.entries(locales).map(([locale, { prefix }]) => ({
        source: `${prefix}/:path(${contentPaths.map((path) => path.slice(1)).join('|')})`,
        destination: `/${locale}/content/:path`,
      })),
      { source: '/', destination: '/en' },
      { source: `/:path((?!${routed}).*)`, destination: '/en/:path' },
    ],
    fallback: [
      ...pages.map((page) => toCanonicalPath(anyCasePage(locales, page))),
      // A prefix in another case, below `/en` since the rewrite above.
      ...prefixed.map((locale) => ({
        source: `/en/:prefix(${anyCase(locale)})/:path*`,
        destination: `/${locale}/404`,
      })),
      ...prefixed.map((locale) => ({ source: `/${locale}/:path*`, destination: `/${locale}/404` })),
      { source: '/:path*', destination: '/en/404' },
    ],
  };
}

/** The route handler redirects to the page in its own case. */
function toCanonicalPath(path: string) {
  return { source: `/:path(${path})`, destination: '/canonical-path' };
}
