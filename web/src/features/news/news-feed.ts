import type { Locale } from '@heliograph/schema/locales.ts';
import { escapeMarkup } from '#features/articles/escape-markup.ts';
import { localePath, servedLocale, tagOf } from '#i18n/paths.ts';
import type { NewsItem_NewsArticleFragment } from './news-item.generated.ts';
import { newsFeedPath, newsPath, newsroomPath } from './news-paths.ts';

type Channel = { locale: Locale; origin: string; title: string; description: string };

export function toNewsFeed(articles: readonly NewsItem_NewsArticleFragment[], channel: Channel): string {
  const { locale, origin, title, description } = channel;
  const hrefOf = (path: string) => escapeMarkup(new URL(localePath(locale, path), origin).href);
  const served = articles.map((article) => servedLocale(article.servedLocale));
  const feedLocale = served.includes(locale) ? locale : (served[0] ?? locale);
  const items = articles.map(
    (article) => `<item>
<title>${escapeMarkup(article.title)}</title>
<link>${hrefOf(newsPath(article.id))}</link>
<guid>${hrefOf(newsPath(article.id))}</guid>
<pubDate>${new Date(article.publishedOn).toUTCString()}</pubDate>
<description>${escapeMarkup(article.summary)}</description>
${article.tags.map(({ label }) => `<category>${escapeMarkup(label)}</category>`).join('')}
</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeMarkup(title)}</title>
<link>${hrefOf(newsroomPath)}</link>
<atom:link href="${hrefOf(newsFeedPath)}" rel="self" type="application/rss+xml"/>
<description>${escapeMarkup(description)}</description>
<language>${tagOf(feedLocale)}</language>
${items.join('\n')}
</channel>
</rss>
`;
}
