import { useLocale, useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { RecordRow } from '#ui/record-row.tsx';
import { NewsDay } from './news-day.tsx';
import type { NewsItem_NewsArticleFragment } from './news-item.generated.ts';
import { newsPath } from './news-paths.ts';

export function NewsItem({ article }: { article: NewsItem_NewsArticleFragment }) {
  const t = useTranslations('News.types');
  return (
    <RecordRow
      meta={
        <p className="flex flex-wrap gap-x-4 desktop:grid desktop:gap-1">
          <NewsDay day={article.publishedOn} />
          {article.type === 'TRAINING' && <span className="text-accent">{t('TRAINING')}</span>}
        </p>
      }
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
