import { getPage, pagePaths, toPattern } from '#content/pages.ts';
import type { PageLocales } from './page-locales.ts';

export function listPageLocales(): PageLocales {
  return pagePaths.flatMap((path) => {
    const { locales } = getPage(path);
    return locales ? [[toPattern(path).source, locales] as const] : [];
  });
}
