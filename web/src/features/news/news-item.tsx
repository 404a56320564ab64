import { useLocale } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { breakPhrases } from '#ui/break-phrases.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { RecordRow } from '#ui/record-row.tsx';
import { RecordTile } from '#ui/record-tile.tsx';
import type { NewsItem_NewsArticleFragment } from './news-item.generated.ts';
import { NewsMeta } from './news-meta.tsx';
import { newsPath } from './news-paths.ts';
import { toNewsTexts } from './news-texts.ts';

type Props = { article: NewsItem_NewsArticleFragment; isTile?: boolean };

export function NewsItem({ article, isTile = false }: Props) {
  const { title, summary, lang, hrefLang } = toNewsTexts(article, useLocale());
  const Layout = isTile ? RecordTile : RecordRow;
  return (
    <Layout
      meta={<NewsMeta article={article} />}
      title={
        <Link href={newsPath(article.id)} hrefLang={hrefLang} className="after:absolute after:inset-0">
          {keepTogether(breakPhrases(title))}
        </Link>
      }
      summary={summary}
      lang={lang}
      picture={article.picture}
    />
  );
}
