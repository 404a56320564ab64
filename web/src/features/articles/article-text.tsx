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
  /** Whether tables show their numbers as bars. */
  hasBars?: boolean;
};

export function ArticleText({ html, servedLocale: served, tableLabel, hasBars = true }: Props) {
  const tag = useLocale();
  const linked = localizeLinks(html, localeFromTag(tag));
  const drawn = hasBars ? drawBars(linked, tagOf(servedLocale(served))) : linked;
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
