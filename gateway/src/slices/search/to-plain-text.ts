/**
 * One line for each paragraph and list item. Without headings, which name what follows, and without tables, whose cells
 * are no sentences.
 */
export function toPlainText(html: string): string {
  return html
    .replace(/<(h[1-6]|table)[^>]*>.*?<\/\1>/gs, '\n')
    .replace(/<\/?(?:a|abbr|b|code|em|i|small|span|strong|sub|sup)(?:\s[^>]*)?>/g, '')
    .replace(/\s+/g, (space) => (space.includes('\u00a0') ? '\u00a0' : ' '))
    .replace(/(?: ?<[^>]*> ?)+/g, '\n')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&')
    .trim();
}
