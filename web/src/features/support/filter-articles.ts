/** Articles, and rows of the table of error codes. */
const ITEMS = 'details, [data-searchable]';

/**
 * Hides the articles and error codes that lack a word of the text or are about other machines than the selected one, and
 * sections without a match. Their texts are in the page already, so it needs no index. `data-searching` unfolds tables.
 * Returns the number of matches; null if the text is empty and no machine is selected.
 */
export function filterArticles(content: HTMLElement, text: string, machine: string | null = null): number | null {
  const words = toSearchable(text).split(/\s+/).filter(Boolean);
  const isFiltered = words.length > 0 || machine !== null;
  content.toggleAttribute('data-searching', isFiltered);
  content.toggleAttribute('data-machine', machine !== null);
  const items = [...content.querySelectorAll<HTMLElement>(ITEMS)];
  for (const item of items) {
    const searchable = toSearchable(item.textContent ?? '');
    item.hidden = !(isAboutMachine(item, machine) && words.every((word) => searchable.includes(word)));
  }
  for (const section of content.querySelectorAll<HTMLElement>('section, nav')) {
    section.hidden = isFiltered && !section.querySelector(':is(details, [data-searchable]):not([hidden])');
  }
  return isFiltered ? items.filter(({ hidden }) => !hidden).length : null;
}

/** `data-products` lists the ids of products; without ids, an article is about all. */
function isAboutMachine(item: HTMLElement, machine: string | null): boolean {
  const marked = item.matches('[data-products]') ? item : item.querySelector<HTMLElement>('[data-products]');
  const ids = marked?.dataset.products?.split(' ').filter(Boolean) ?? [];
  return machine === null || ids.length === 0 || ids.includes(machine);
}

/** Full-width forms and no-break spaces become plain ones; word joiners go. */
function toSearchable(text: string): string {
  return text.normalize('NFKC').replaceAll('\u2060', '').toLowerCase();
}
