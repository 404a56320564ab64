/** Without headings, which would run into the sentences that follow. Rows of tables and lists are separated by dots, blocks by spaces. */
export function toPlainText(html: string): string {
  return html
    .replace(/<h[1-6][^>]*>.*?<\/h[1-6]>/gs, ' ')
    .replace(/(?<![.!?:;。！？：；])<\/(?:td|th|li)>/g, ' · ')
    .replace(/<\/?(?:a|abbr|b|code|em|i|small|span|strong|sub|sup)(?:\s[^>]*)?>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}
