import { useLocale, useTranslations } from 'next-intl';
import { ArticleStructuredData } from '#features/articles/article-structured-data.tsx';
import { PageClosing } from '#features/closing/page-closing.tsx';
import { RegistrationNote } from '#features/materials/trade/registration-notice.tsx';
import { RelatedLinks } from '#features/related/related-links.tsx';
import { TranslatedText } from '#features/translations/translated-text.tsx';
import { Link } from '#i18n/navigation.ts';
import { ArticleBody, AsideSection } from '#ui/article-body.tsx';
import { ArticleHeading } from '#ui/article-heading.tsx';
import { CourseDates } from './course-dates.tsx';
import type { NewsArticle } from './news-data.ts';
import { NewsDay } from './news-day.tsx';
import { newsPath, newsroomPath } from './news-paths.ts';
import { toNewsSearch } from './news-query.ts';
import { toNewsTexts } from './news-texts.ts';
import { NextNews } from './next-news.tsx';

export function NewsArticlePage({ article }: { article: NewsArticle }) {
  const t = useTranslations('News');
  const { title, summary, lang } = toNewsTexts(article, useLocale());
  const isDental = article.products?.some(({ line }) => line === 'DENTAL');
  return (
    <>
      <article>
        <ArticleStructuredData
          type="NewsArticle"
          article={{ ...article, path: newsPath(article.id) }}
          keywords={article.tags.map(({ label }) => label)}
        />
        <ArticleHeading
          eyebrow={t(`types.${article.type}`)}
          title={title}
          summary={summary}
          lang={lang}
          picture={article.picture}
        >
          <NewsDay day={article.publishedOn} />
        </ArticleHeading>
        <ArticleBody aside={<Aside article={article} />}>
          <TranslatedText
            html={article.body}
            servedLocale={article.servedLocale}
            tableLabel={t('table')}
            isSummarized={article.localizedSummary !== null}
            highlights={article.localizedSummary?.highlights}
          />
          {isDental && <RegistrationNote className="mt-10" />}
        </ArticleBody>
      </article>
      <NextNews after={article} />
      <Closing article={article} />
    </>
  );
}

/** After a course or a trade show, the dates of the next ones. */
function Closing({ article: { type, tags, products } }: { article: NewsArticle }) {
  if (type === 'TRAINING') return <PageClosing kind="course" picture={products?.[0]?.pictures[0]} />;
  if (tags.some(({ id }) => id === 'trade-show')) return <PageClosing kind="tradeShow" />;
  return <PageClosing kind="news" picture={products?.[0]?.pictures[0]} />;
}

function Aside({ article }: { article: NewsArticle }) {
  const { type, products, tags } = article;
  const t = useTranslations('News');
  const { title } = toNewsTexts(article, useLocale());
  return (
    <>
      {type === 'TRAINING' && <CourseDates course={title} />}
      {products && products.length > 0 && (
        <AsideSection title={t('products')}>
          <RelatedLinks items={products} />
        </AsideSection>
      )}
      {tags.length > 0 && (
        <AsideSection title={t('more')}>
          <ul className="mt-3 flex flex-wrap gap-2 text-small">
            {tags.map(({ id, label }) => (
              <li key={id}>
                <Link
                  href={newsroomPath + toNewsSearch('', { tag: id })}
                  className="inline-block rounded-control border border-edge bg-surface px-3 py-1.5 transition-colors duration-quick hover:border-accent hover:text-accent"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </AsideSection>
      )}
    </>
  );
}
