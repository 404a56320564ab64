import type { locales as localeTable } from '@heliograph/schema/locales.ts';
import type { NextConfig } from 'next';

type Redirects = Awaited<ReturnType<NonNullable<NextConfig['redirects']>>>;
type Rewrites = Exclude<Awaited<ReturnType<NonNullable<NextConfig['rewrites']>>>, unknown[]>;
type LocaleTable = typeof localeTable;

/** Cookies of the selected and the last visited locale; see `content/browser-storage/cookies.ts`. */
const PREFERRED_LOCALE_COOKIE = { type: 'cookie' as const, key: 'locale_pref' };
const LAST_LOCALE_COOKIE = { type: 'cookie' as const, key: 'lang' };

type LegacyPath = {
  from: string;
  to: string;
  /** Required query parameters as patterns; `to` may refer to them. */
  query?: Record<string, string>;
};

const LEGACY_PATHS: readonly LegacyPath[] = [
  { from: '/material', to: '/material/:t', query: { t: '[0-9a-z-]+' } },
  { from: '/material', to: '/material/0-all' },
  { from: '/material/materialDetail', to: '/material/0-all' },
  { from: '/services/bm', to: '/material/bm' },
  { from: '/hardware/detail', to: '/hardware/:id', query: { id: '[0-9]+' } },
  { from: '/hardware/detail', to: '/hardware' },
  { from: '/application/moreApplication', to: '/application/moreApplication/:t', query: { t: '[1-5]' } },
  { from: '/application/moreApplication', to: '/application/moreApplication/4' },
  { from: '/application/moreApplication/cases', to: '/application/moreApplication/4' },
  { from: '/news', to: '/newsroom' },
  { from: '/aboutUs/events/:kind(detail|live|liveStream)', to: '/aboutUs/events' },
  { from: '/aboutUs/resources/detail', to: '/aboutUs/resources' },
  { from: '/search/:key', to: '/search?key=:key' },
];

function prefixesOf(locales: LocaleTable): string[] {
  return Object.values(locales).map(({ prefix }) => prefix);
}

function entriesWithPrefix(locales: LocaleTable) {
  return Object.entries(locales).filter(([, { prefix }]) => prefix !== '');
}

/** Accessories have no pages yet; the product page resolves their ids. */
const ACCESSORY = {
  from: '/hardware/accessories/accessoriesDetail/:words([a-z0-9-]+)-:id([0-9]+)',
  to: '/hardware/:id',
};

/**
 * Locale routing without middleware. English has no prefix: unprefixed URLs are served from the `en` routes. Only `/`
 * depends on cookies and `Accept-Language`.
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
    has: [{ type: 'header' as const, key: 'accept-language', value: `\\s*${caseInsensitive(content)}(?:[-,;\\s].*)?` }],
    destination: prefix,
    permanent: false,
  }));
  const legacyPaths = prefixesOf(locales).flatMap((prefix) =>
    LEGACY_PATHS.map(({ from, to, query = {} }) => ({
      source: `${prefix}${from}`,
      has: Object.entries(query).map(([key, value]) => ({ type: 'query' as const, key, value: `(?<${key}>${value})` })),
      destination: `${prefix}${to}`,
      permanent: true,
    })),
  );
  const accessories = prefixesOf(locales).map((prefix) => ({
    source: `${prefix}${ACCESSORY.from}`,
    destination: `${prefix}${ACCESSORY.to}`,
    permanent: false,
  }));
  const wrongCase = entriesWithPrefix(locales).map(([locale, { prefix }]) => ({
    source: `/:prefix((?!${locale})${caseInsensitive(locale)})/:path*`,
    destination: `${prefix}/:path*`,
    permanent: true,
  }));
  return [
    { source: '/en', destination: '/', permanent: true },
    { source: '/en/:path*', destination: '/:path*', permanent: true },
    ...wrongCase,
    ...preferred,
    ...lastVisited,
    ...acceptLanguage,
    ...legacyPaths,
    ...accessories,
  ];
}

/** `de` becomes `[dD][eE]`. */
function caseInsensitive(word: string): string {
  return [...word].map((letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`).join('');
}

export function rewrites(locales: LocaleTable, contentPaths: readonly string[]): Rewrites {
  const prefixed = entriesWithPrefix(locales).map(([locale]) => locale);
  const routed = [...Object.keys(locales), '_next', 'graphql', 'open-graph', 'purge', 'recordings']
    .map((name) => `${name}/|${name}$`)
    .join('|');
  return {
    // Next.js would serve its own English pages for these, and fails on malformed percent-encoding.
    beforeFiles: [
      ...prefixed.map((locale) => ({ source: `/${locale}/:path(.*%.*)`, destination: `/${locale}/404` })),
      { source: '/:path((?!_next/).*%.*)', destination: '/en/404' },
      { source: '/:path(404|500|_not-found|_global-error)', destination: '/en/404' },
      ...Object.entries(locales).flatMap(([locale, { prefix }]) => [
        { source: `${prefix}/content/:path*`, destination: `/${locale}/404` },
        ...contentPaths.map((path) => ({ source: `${prefix}${path}`, destination: `/${locale}/content${path}` })),
      ]),
    ],
    afterFiles: [
      { source: '/', destination: '/en' },
      { source: `/:path((?!${routed}).*)`, destination: '/en/:path' },
    ],
    fallback: [
      ...prefixed.map((locale) => ({ source: `/${locale}/:path*`, destination: `/${locale}/404` })),
      { source: '/:path*', destination: '/en/404' },
    ],
  };
}
