import type { locales as localeTable } from '@heliograph/schema/locales.ts';
import type { Redirect, Rewrite } from 'next/dist/lib/load-custom-routes.js';
import { anyCase, anyCasePrefix } from './path-case.ts';

type LocaleTable = typeof localeTable;

type LegacyPath = {
  /** A pattern that matches in any case. */
  from: string;
  /** A parameter after `from`. */
  rest?: `/:${string}`;
  to: string;
  /** Required query parameters as patterns; `to` may refer to them. */
  query?: Record<string, string>;
  /** A query parameter that must be absent. */
  without?: string;
};

/** The generic product page shows the product, or redirects to its own page. */
const PRODUCT_BY_ID = {
  from: '/hardware/detail',
  to: '/hardware/detail/:id',
  query: { id: '[0-9]+' },
} satisfies LegacyPath;

const LEGACY_PATHS: readonly LegacyPath[] = [
  { from: '/material', to: '/material/:t', query: { t: '[0-9a-z-]+' } },
  { from: '/material', to: '/material/0-all', without: 't' },
  { from: '/material/materialDetail', to: '/material/0-all' },
  { from: '/services/bm', to: '/material/bm' },
  { from: '/hardware/accessories/accessoriesDetail', to: '/hardware/accessories' },
  { from: '/application/moreApplication', to: '/application/moreApplication/:t', query: { t: '[1-5]' } },
  { from: '/application/moreApplication', to: '/application/moreApplication/4', without: 't' },
  { from: '/application/moreApplication/cases', to: '/application/moreApplication/4' },
  { from: '/news', to: '/newsroom' },
  { from: '/aboutUs/events/(?:detail|live|liveStream)', to: '/aboutUs/events' },
  { from: '/aboutUs/resources/detail', to: '/aboutUs/resources' },
  { from: '/search', rest: '/:key', to: '/search?key=:key' },
];

/** Matches in any case, so that a legacy path in another case is redirected once. */
function sourceOf({ from, rest }: LegacyPath, locale: string, prefix: string): string {
  return `/:legacy(${anyCasePrefix(locale, prefix)}${anyCase(from.slice(1))})${rest ?? ''}`;
}

function toQueryConditions({ query = {} }: LegacyPath) {
  return Object.entries(query).map(([key, value]) => ({ type: 'query' as const, key, value: `(?<${key}>${value})` }));
}

export function legacyRedirects(locales: LocaleTable): Redirect[] {
  return Object.entries(locales).flatMap(([locale, { prefix }]) => [
    ...LEGACY_PATHS.map((path) => ({
      source: sourceOf(path, locale, prefix),
      has: toQueryConditions(path),
      ...(path.without && { missing: [{ type: 'query' as const, key: path.without }] }),
      destination: `${prefix}${path.to}`,
      permanent: true,
    })),
    {
      source: sourceOf(PRODUCT_BY_ID, locale, prefix),
      missing: toQueryConditions(PRODUCT_BY_ID),
      destination: `${prefix}/hardware`,
      permanent: true,
    },
  ]);
}

export function legacyRewrites(locales: LocaleTable): Rewrite[] {
  return Object.entries(locales).map(([locale, { prefix }]) => ({
    source: sourceOf(PRODUCT_BY_ID, locale, prefix),
    has: toQueryConditions(PRODUCT_BY_ID),
    destination: `/${locale}${PRODUCT_BY_ID.to}`,
  }));
}
