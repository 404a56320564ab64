import type { NewsItem_NewsArticleFragment } from './news-item.generated.ts';

/** Short lists below the news. */
export const newsLists = ['software', 'courses'] as const;

export type NewsList = (typeof newsLists)[number];

/** Null for the news itself. */
export function newsListOf({ type, tags }: Pick<NewsItem_NewsArticleFragment, 'type' | 'tags'>): NewsList | null {
  if (type === 'TRAINING') return 'courses';
  return tags.length > 0 && tags.every(({ id }) => id === 'software') ? 'software' : null;
}
