/**
 * Hides the articles (`details`) that lack a word of the text, and sections without a match. Their texts are in the page
 * already, so it needs no index. Returns the number of matches; null if the text is empty.
 */
export function filterArticles(content: ParentNode, text: string): number | null {
  const words = toSearchable(text).split(/\s+/).filter(Boolean);
  const articles = [...content.querySelectorAll('details')];
  for (const article of articles) {
    const searchable = toSearchable(article.textContent ?? '');
    article.hidden = !words.every((word) => searchable.includes(word));
  }
  for (const section of content.querySelectorAll<HTMLElement>('section, nav')) {
    section.hidden = words.length > 0 && !section.querySelector('details:not([hidden])');
  }
  return words.length > 0 ? articles.filter(({ hidden }) => !hidden).length : null;
}

/** Full-width forms and no-break spaces become plain ones; word joiners go. */
function toSearchable(text: string): string {
  return text.normalize('NFKC').replaceAll('\u2060', '').toLowerCase();
}
