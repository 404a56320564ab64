import { escapeMarkup } from './escape-markup.ts';

/** Makes each table scrollable by keyboard, with an accessible name. */
export function wrapTables(html: string, label: string): string {
  const box = `<div class="scroll-region" role="group" tabindex="0" aria-label="${escapeMarkup(label)}">`;
  return html.replaceAll(/<table[ >]/g, (start) => box + start).replaceAll('</table>', (end) => `${end}</div>`);
}
