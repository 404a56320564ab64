import { useLocale, useTranslations } from 'next-intl';
import { LanguageLabel } from '#features/translations/language-label.tsx';
import { languageName } from '#features/translations/language-name.ts';
import { NewsDay } from './news-day.tsx';
import type { NewsItem_NewsArticleFragment } from './news-item.generated.ts';
import { toNewsTexts } from './news-texts.ts';

export function NewsMeta({ article }: { article: NewsItem_NewsArticleFragment }) {
  const t = useTranslations('News');
  const locale = useLocale();
  const { hrefLang } = toNewsTexts(article, locale);
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <span className="desktop:basis-full">
        <NewsDay day={article.publishedOn} />
      </span>
      {article.tags.map(({ id, label }) => (
        <span key={id} className="text-accent">
          {label}
        </span>
      ))}
      {hrefLang ? (
        <span>{t('articleLanguage', { language: languageName(hrefLang, locale) })}</span>
      ) : (
        <LanguageLabel served={article.servedLocale} />
      )}
    </p>
  );
}
