import { toLangAttribute } from '#i18n/paths.ts';
import type { NewsItem_NewsArticleFragment } from './news-item.generated.ts';

type Article = Pick<NewsItem_NewsArticleFragment, 'title' | 'summary' | 'localizedSummary' | 'servedLocale'>;

/** The summary in the language of the page, if the article is in another language and has one. */
export function toNewsTexts({ title, summary, localizedSummary, servedLocale }: Article, locale: string) {
  const lang = toLangAttribute(servedLocale, locale);
  if (!lang || !localizedSummary) return { title, summary, lang, hrefLang: undefined };
  return { ...localizedSummary, lang: undefined, hrefLang: lang };
}
