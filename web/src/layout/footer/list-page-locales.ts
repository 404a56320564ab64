import { getPage, pagePaths, toPattern } from '#content/pages.ts';
import type { ToldPages } from './page-locales.ts';

export function listToldPages(): ToldPages {
  return pagePaths.flatMap((path) => {
    const { locales } = getPage(path);
    return locales ? [[toPattern(path).source, locales] as const] : [];
  });
}
