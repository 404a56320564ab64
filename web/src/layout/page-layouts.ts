import { getPage, type PageLayout, pagePaths } from '#content/pages.ts';

export function listPageLayouts(): Record<string, PageLayout> {
  return Object.fromEntries(
    pagePaths.flatMap((path) => {
      const { layout } = getPage(path);
      return layout ? [[path, layout] as const] : [];
    }),
  );
}
