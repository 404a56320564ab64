type Props = {
  /** Markup that the gateway has made safe: no scripts, styles or handlers in it. */
  html: string;
  /** Language of the text, where it is not that of the page. */
  lang?: string | undefined;
  /** What a table is called for those who scroll it with the keyboard. */
  tableLabel: string;
  /** Where a link to a path of the site leads. */
  hrefOf: (path: string) => string;
};

/** Running text as editors wrote it. */
export function ArticleText({ html, lang, tableLabel, hrefOf }: Props) {
  const text = html
    .replaceAll(/(<a href=")(\/[^"]*)/g, (_, start: string, path: string) => start + hrefOf(path))
    .replaceAll('<table>', `<div class="table-box" role="group" tabindex="0" aria-label="${tableLabel}"><table>`)
    .replaceAll('</table>', '</table></div>');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway lets through plain elements only
  return <div lang={lang} className="article-text" dangerouslySetInnerHTML={{ __html: text }} />;
}
