/** Of the text of an article: a link to it opens the folded article. */
export function articleAnchor(id: string): string {
  return `article-${id}`;
}
