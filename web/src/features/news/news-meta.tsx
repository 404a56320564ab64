import { useTranslations } from 'next-intl';
import { LanguageLabel } from '#features/translations/language-label.tsx';
import { NewsDay } from './news-day.tsx';
import type { NewsItem_NewsArticleFragment } from './news-item.generated.ts';

export function NewsMeta({ article }: { article: NewsItem_NewsArticleFragment }) {
  const t = useTranslations('News.types');
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <NewsDay day={article.publishedOn} />
      {article.type === 'TRAINING' && <span className="text-accent">{t('TRAINING')}</span>}
      <LanguageLabel served={article.servedLocale} />
    </p>
  );
}
