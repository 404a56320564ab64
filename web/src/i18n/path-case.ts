import type { locales as localeTable } from '@heliograph/schema/locales.ts';

type LocaleTable = typeof localeTable;

/** Parents whose pages share a dynamic route, which matches their names in any case. */
const DYNAMIC_PARENTS = ['hardware', 'material'];

/** `de` becomes `[dD][eE]`. */
export function anyCase(pattern: string): string {
  return pattern.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}

/** Pattern of a locale prefix in any case, without leading slash; optional for the locale without prefix. */
export function anyCasePrefix(locale: string, prefix: string): string {
  return prefix === '' ? `(?:${anyCase(locale)}/)?` : `${anyCase(locale)}/`;
}

/** Patterns, without leading slash, of paths in another case that a dynamic route would match. Slugs are lower-case. */
export function miscasedDynamicPaths(locales: LocaleTable, pages: readonly string[]): string[] {
  const prefixes = Object.values(locales).flatMap(({ prefix }) => prefix.slice(1) || []);
  const prefix = `(?:${alternatives(prefixes)}/)?`;
  const named = DYNAMIC_PARENTS.map((parent) => {
    const names = pages.flatMap((page) => new RegExp(`^/${parent}/([^/[]+)$`).exec(page)?.[1] ?? []);
    return `${prefix}${parent}/(?!${alternatives(names)}(?:/|$))${anyCase(alternatives(names))}(?:/[^/]+)?`;
  });
  const slugParents = pages.flatMap((page) => /^\/(.+)\/\[\w+\]$/.exec(page)?.[1] ?? []);
  return [...named, `${prefix}${alternatives(slugParents)}/[^/]*[A-Z][^/]*`];
}

/** Pattern of a page, without leading slash, in any case, as it is in the fallback: below `/en` without prefix. */
export function anyCasePage(locales: LocaleTable, page: string): string {
  const entries = Object.entries(locales);
  const internal = entries.find(([, { prefix }]) => prefix === '')?.[0];
  const prefixed = entries.flatMap(([locale, { prefix }]) => (prefix === '' ? [] : [locale]));
  const anyPrefix = anyCase(alternatives(Object.keys(locales)));
  if (page === '/') return `${internal}/${anyPrefix}`;
  const path = page
    .slice(1)
    .split(/\[\w+\]/)
    .map(anyCase)
    .join('[^/]+');
  return `(?:${internal}/(?:${anyPrefix}/)?|${alternatives(prefixed)}/)${path}`;
}

function alternatives(patterns: readonly string[]): string {
  return `(?:${patterns.join('|')})`;
}
