import type { Locale } from '@heliograph/schema/locales.ts';
import { findPage, type PagePath } from '#content/pages.ts';

/** Routes whose names differ from the paths of their pages. `materiaNameId` is spelled so. */
const NAMED_ROUTES: readonly [path: RegExp, route: string][] = [
  [/^\/hardware\/detail\/\[id\]$/, '/hardware/detail'],
  [
    /^\/hardware\/accessories\/accessoriesDetail\/\[accessory\]$/,
    '/hardware/accessories/accessoriesDetail/[accessoriesNameId]',
  ],
  [/^\/material\/\d-\w+$/, '/material/[t]'],
  [/^\/material\/materialDetail\/\[material\]$/, '/material/materialDetail/[materiaNameId]'],
  [/^\/application\/moreApplication\/\d$/, '/application/moreApplication/[t]'],
  [/^\/application\/moreApplication\/cases\/\[case\]$/, '/application/moreApplication/cases/[id]'],
];

/** As in Nuxt i18n: `news-id___en`, `index___de`. */
export function toRouteName(page: PagePath, locale: Locale): string {
  const [, route = page] = NAMED_ROUTES.find(([path]) => path.test(page)) ?? [];
  const segments = route.split('/').filter(Boolean);
  return `${segments.map((segment) => segment.replace(/^\[(\w+)\]$/, '$1')).join('-') || 'index'}___${locale}`;
}

/** Undefined for the 404 page. */
export function findRouteName(path: string, locale: Locale): string | undefined {
  const page = findPage(path);
  return page ? toRouteName(page, locale) : undefined;
}
