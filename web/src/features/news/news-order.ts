import type { NewsItem_NewsArticleFragment } from './news-item.generated.ts';

type Article = Pick<NewsItem_NewsArticleFragment, 'type' | 'publishedOn' | 'tags'>;

/** Year by year, courses and software releases after the other news: they have topics of their own. */
export function newsFirst<Listed extends Article>(newestFirst: readonly Listed[]): Listed[] {
  return newestFirst.toSorted((a, b) => yearOf(b) - yearOf(a) || Number(hasOwnTopic(a)) - Number(hasOwnTopic(b)));
}

function yearOf({ publishedOn }: Article): number {
  return Number(publishedOn.slice(0, 4));
}

function hasOwnTopic({ type, tags }: Article): boolean {
  return type === 'TRAINING' || tags.some(({ id }) => id === 'software');
}
