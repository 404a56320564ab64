import { useFormatter } from 'next-intl';
import type { NewsItem_NewsArticleFragment } from './news-item.generated.ts';

export function NewsItem({ article }: { article: NewsItem_NewsArticleFragment }) {
  const format = useFormatter();
  return (
    <article className="grid gap-1 border-t border-line py-5 desktop:grid-cols-[10rem_1fr] desktop:gap-6">
      <time dateTime={article.publishedOn} className="text-sm text-ink-soft tabular-nums">
        {format.dateTime(new Date(article.publishedOn), { dateStyle: 'long', timeZone: 'UTC' })}
      </time>
      <div>
        <h3 className="text-lg font-semibold">{article.title}</h3>
        <p className="text-ink-soft">{article.summary}</p>
      </div>
    </article>
  );
}
