import { NewsDay } from './news-day.tsx';
import type { NewsItem_NewsArticleFragment } from './news-item.generated.ts';

export function NewsMeta({ article }: { article: NewsItem_NewsArticleFragment }) {
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
    </p>
  );
}
