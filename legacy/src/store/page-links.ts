import { tdkPages } from '../../content/tdk.ts';

const unfinished = new Set(tdkPages.filter(({ isFound }) => isFound === false).map(({ url }) => url));

/** Replaces links to unfinished pages with their text. */
export function removeLinksToUnfinishedPages(html: string): string {
  return html.replaceAll(/<a href="([^"?#]*)[^"]*">(.*?)<\/a>/gs, (link, path: string, words: string) =>
    unfinished.has(path) ? words : link,
  );
}
