import { useLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { findNext } from '#features/articles/find-next.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Link } from '#i18n/navigation.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { ReadNext } from '#ui/read-next.tsx';
import { RecordTile } from '#ui/record-tile.tsx';
import { getAllNews, type NewsArticle } from './news-data.ts';
import type { NewsItem_NewsArticleFragment } from './news-item.generated.ts';
import { NewsMeta } from './news-meta.tsx';
import { newsPath } from './news-paths.ts';
import { toNewsTexts } from './news-texts.ts';

/** News after news, courses after courses. */
export async function NextNews({ after: { id, type } }: { after: NewsArticle }) {
  const t = await getTranslations('News');
  const all = await getAllNews(await getCurrentLocale());
  const articles = findNext(all, id, (article) => article.type === type);
  return (
    <ReadNext
      title={t(`readNext.${type}`)}
      items={articles.map((article) => ({ id: article.id, node: <Tile article={article} /> }))}
    />
  );
}

function Tile({ article }: { article: NewsItem_NewsArticleFragment }) {
  const { title, summary, lang, hrefLang } = toNewsTexts(article, useLocale());
  return (
    <RecordTile
      meta={<NewsMeta article={article} />}
      title={
        <Link href={newsPath(article.id)} hrefLang={hrefLang} className="after:absolute after:inset-0">
          {keepTogether(title)}
        </Link>
      }
      summary={summary}
      lang={lang}
      picture={article.picture}
    />
  );
}
