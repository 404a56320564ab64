import { expect, it } from 'vitest';
import { toNewsFeed } from './news-feed.ts';

const channel = { locale: 'cn', origin: 'https://site.example', title: 'News', description: 'All news' } as const;

function languageOfFeed(...served: ('EN' | 'CN')[]): string | undefined {
  const articles = served.map((servedLocale, index) => ({
    id: String(index),
    type: 'NEWS' as const,
    title: 'Title',
    summary: 'Summary',
    publishedOn: '2026-01-01',
    localizedSummary: null,
    tags: [],
    picture: null,
    availableLocales: ['EN' as const, servedLocale],
    servedLocale,
  }));
  return /<language>(.*)<\/language>/.exec(toNewsFeed(articles, channel))?.[1];
}

it('has the language of its locale if one article is translated, and that of the articles otherwise', () => {
  expect(languageOfFeed('EN', 'CN')).toBe('zh-CN');
  expect(languageOfFeed('EN', 'EN')).toBe('en');
  expect(languageOfFeed()).toBe('zh-CN');
});
