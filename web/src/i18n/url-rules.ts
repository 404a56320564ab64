import type { locales as localeTable } from '@heliograph/schema/locales.ts';
import type { NextConfig } from 'next';

type Redirects = Awaited<ReturnType<NonNullable<NextConfig['redirects']>>>;
type Rewrites = Exclude<Awaited<ReturnType<NonNullable<NextConfig['rewrites']>>>, unknown[]>;
type LocaleTable = typeof localeTable;

/** Cookie of an explicit choice of locale; see `cookies.ts`. */
const PREFERENCE_COOKIE = 'locale_pref';

function prefixesOf(locales: LocaleTable): string[] {
  return Object.values(locales).map(({ prefix }) => prefix);
}

function entriesWithPrefix(locales: LocaleTable) {
  return Object.entries(locales).filter(([, { prefix }]) => prefix !== '');
}

/**
 * Locale routing without code per request. English has no prefix: every address that names no other locale is
 * served from the `en` routes. Only the bare root asks what the visitor prefers.
 */
export function redirects(locales: LocaleTable): Redirects {
  const preferred = entriesWithPrefix(locales).map(([locale, { prefix }]) => ({
    source: '/',
    has: [{ type: 'cookie' as const, key: PREFERENCE_COOKIE, value: locale }],
    destination: prefix,
    permanent: false,
  }));
  const spoken = entriesWithPrefix(locales).map(([, { prefix, content }]) => ({
    source: '/',
    missing: [{ type: 'cookie' as const, key: PREFERENCE_COOKIE }],
    has: [{ type: 'header' as const, key: 'accept-language', value: `\\s*${inAnyCase(content)}(?:[-,;\\s].*)?` }],
    destination: prefix,
    permanent: false,
  }));
  const lists = prefixesOf(locales).flatMap((prefix) => [
    {
      source: `${prefix}/material`,
      has: [{ type: 'query' as const, key: 't', value: '(?<t>[0-9a-z-]+)' }],
      destination: `${prefix}/material/:t`,
      permanent: true,
    },
    { source: `${prefix}/material`, destination: `${prefix}/material/0-all`, permanent: true },
    { source: `${prefix}/material/materialDetail`, destination: `${prefix}/material/0-all`, permanent: true },
  ]);
  const misspelt = entriesWithPrefix(locales).map(([locale, { prefix }]) => ({
    source: `/:prefix((?!${locale})${inAnyCase(locale)})/:path*`,
    destination: `${prefix}/:path*`,
    permanent: true,
  }));
  return [
    { source: '/en', destination: '/', permanent: true },
    { source: '/en/:path*', destination: '/:path*', permanent: true },
    ...misspelt,
    ...preferred,
    ...spoken,
    ...lists,
  ];
}

/** A pattern for a word in whatever case: `de` becomes `[dD][eE]`. */
function inAnyCase(word: string): string {
  return [...word].map((letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`).join('');
}

export function rewrites(locales: LocaleTable): Rewrites {
  const others = entriesWithPrefix(locales).map(([locale]) => locale);
  const notEnglish = [...others, '_next', 'graphql'].map((name) => `${name}/|${name}$`).join('|');
  return {
    // The framework answers its own pages itself, in English only, and cannot read broken percent-encoding.
    beforeFiles: [
      ...others.map((locale) => ({ source: `/${locale}/:path(.*%.*)`, destination: `/${locale}/404` })),
      { source: '/:path((?!_next/).*%.*)', destination: '/en/404' },
      { source: '/:path(404|500|_not-found|_global-error)', destination: '/en/404' },
    ],
    afterFiles: [
      { source: '/', destination: '/en' },
      { source: `/:path((?!${notEnglish}).*)`, destination: '/en/:path' },
    ],
    fallback: [
      ...others.map((locale) => ({ source: `/${locale}/:path*`, destination: `/${locale}/404` })),
      { source: '/:path*', destination: '/en/404' },
    ],
  };
}
