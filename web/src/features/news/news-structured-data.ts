import { localePath, servedLocale, tagOf } from '../../i18n/paths.ts';
import type { NewsArticle } from './news-data.ts';
import { newsPath } from './news-paths.ts';

/** The article as schema.org tells it, at the address of the language it is told in. */
export function toNewsData(article: NewsArticle, { origin, brand }: { origin: string; brand: string }) {
  const locale = servedLocale(article.servedLocale);
  const url = new URL(localePath(locale, newsPath(article.id)), origin).href;
  const maker = { '@type': 'Organization', name: brand, url: new URL('/', origin).href };
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.summary,
    datePublished: article.publishedOn,
    inLanguage: tagOf(locale),
    url,
    mainEntityOfPage: url,
    ...(article.picture && { image: new URL(article.picture.url, origin).href }),
    keywords: article.tags.map(({ label }) => label).join(', '),
    author: maker,
    publisher: maker,
  };
}
