import { useLocale } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { RecordRow } from '#ui/record-row.tsx';
import type { NewsItem_NewsArticleFragment } from './news-item.generated.ts';
import { NewsMeta } from './news-meta.tsx';
import { newsPath } from './news-paths.ts';

export function NewsItem({ article }: { article: NewsItem_NewsArticleFragment }) {
  return (
    <RecordRow
      meta={<NewsMeta article={article} />}
      title={
        <Link href={newsPath(article.id)} className="after:absolute after:inset-0">
          {article.title}
        </Link>
      }
      summary={article.summary}
      lang={toLangAttribute(article.servedLocale, useLocale())}
      picture={article.picture}
    />
  );
}
