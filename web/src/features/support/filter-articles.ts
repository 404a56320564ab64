/** Articles, and rows of the table of error codes. */
const ITEMS = 'details, [data-searchable]';

/**
 * Hides the articles and error codes that lack a word of the text, and sections without a match. Their texts are in the
 * page already, so it needs no index. `data-searching` unfolds tables. Returns the number of matches; null if the text is empty.
 */
export function filterArticles(content: HTMLElement, text: string): number | null {
  const words = toSearchable(text).split(/\s+/).filter(Boolean);
  content.toggleAttribute('data-searching', words.length > 0);
  const items = [...content.querySelectorAll<HTMLElement>(ITEMS)];
  for (const item of items) {
    const searchable = toSearchable(item.textContent ?? '');
    item.hidden = !words.every((word) => searchable.includes(word));
  }
  for (const section of content.querySelectorAll<HTMLElement>('section, nav')) {
    section.hidden = words.length > 0 && !section.querySelector(':is(details, [data-searchable]):not([hidden])');
  }
  return words.length > 0 ? items.filter(({ hidden }) => !hidden).length : null;
}

/** Full-width forms and no-break spaces become plain ones; word joiners go. */
function toSearchable(text: string): string {
  return text.normalize('NFKC').replaceAll('\u2060', '').toLowerCase();
}
