import { useLocale } from 'next-intl';
import { localeFromTag, servedLocale, tagOf, toLangAttribute } from '#i18n/paths.ts';
import { keepHtmlTogether } from '#ui/keep-together.ts';
import { drawBars } from './draw-bars.ts';
import { localizeLinks } from './localize-links.ts';
import { stackTables } from './stack-tables.ts';
import { wrapTables } from './wrap-tables.ts';

type Props = {
  /** Sanitized by the gateway. */
  html: string;
  servedLocale: Parameters<typeof toLangAttribute>[0];
  /** Accessible name of scrollable tables. */
  tableLabel: string;
};

export function ArticleText({ html, servedLocale: served, tableLabel }: Props) {
  const tag = useLocale();
  const drawn = drawBars(localizeLinks(html, localeFromTag(tag)), tagOf(servedLocale(served)));
  const text = keepHtmlTogether(wrapTables(stackTables(drawn), tableLabel));
  return (
    <div
      lang={toLangAttribute(served, tag)}
      className="article-text"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway lets through plain elements only
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
