import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { ArticleText } from '#features/articles/article-text.tsx';
import { toLangAttribute } from '#i18n/paths.ts';
import { Accordion } from '#ui/accordion.tsx';
import type { SupportArticle } from './support-data.ts';

type Props = {
  articles: readonly SupportArticle[];
  /** Names the products of each article, for lists of mixed products. */
  isProductNamed?: boolean;
};

export function SupportArticles({ articles, isProductNamed = false }: Props) {
  const t = useTranslations('Support');
  const format = useFormatter();
  const locale = useLocale();
  return (
    <Accordion
      items={articles.map(({ id, title, body, updatedOn, servedLocale, products }) => ({
        id,
        title: (
          <span>
            <span lang={toLangAttribute(servedLocale, locale)}>{title}</span>
            {isProductNamed && products && products.length > 0 && (
              <span className="mt-0.5 block text-fine font-normal text-ink-soft">
                {products.map(({ name }) => name).join(t('separator'))}
              </span>
            )}
          </span>
        ),
        content: (
          <>
            <ArticleText html={body} servedLocale={servedLocale} tableLabel={title} />
            <p className="mt-4 text-fine">
              {t('updated', { date: format.dateTime(new Date(updatedOn), { dateStyle: 'long' }) })}
            </p>
          </>
        ),
      }))}
    />
  );
}
