import { useLocale } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { Figure } from '#ui/figure.tsx';
import type { NewsItem_NewsArticleFragment } from './news-item.generated.ts';
import { NewsMeta } from './news-meta.tsx';
import { newsPath } from './news-paths.ts';
import { toNewsTexts } from './news-texts.ts';

/** The first article with a picture leads, unless only articles in another language have one. */
export function leadFirst<Article extends Pick<NewsItem_NewsArticleFragment, 'picture' | 'servedLocale'>>(
  articles: readonly Article[],
): Article[] {
  const lead = articles.find(({ picture, servedLocale }) => picture && servedLocale === articles[0]?.servedLocale);
  return lead ? [lead, ...articles.filter((article) => article !== lead)] : [...articles];
}

/** The first article of the newsroom, with a large picture. */
export function NewsLead({ article }: { article: NewsItem_NewsArticleFragment }) {
  const { id, picture } = article;
  const { title, summary, lang, hrefLang } = toNewsTexts(article, useLocale());
  return (
    <article className="group relative grid items-center gap-x-12 gap-y-5 border-t border-line py-8 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desktop:py-10">
      {picture && (
        <Figure
          {...picture}
          alt=""
          sizes="(width >= 993px) 44rem, 95vw"
          priority
          className="aspect-3/2 w-full rounded-panel object-cover"
        />
      )}
      <div>
        <div className="text-small text-ink-soft tabular-nums">
          <NewsMeta article={article} />
        </div>
        <h3 lang={lang} className="mt-3 text-heading transition-colors duration-quick group-hover:text-accent">
          <Link href={newsPath(id)} hrefLang={hrefLang} className="after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <p lang={lang} className="mt-3 max-w-text text-lead text-ink-soft">
          {summary}
        </p>
      </div>
    </article>
  );
}
