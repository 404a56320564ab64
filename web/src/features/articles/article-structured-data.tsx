import { useTranslations } from 'next-intl';
import { getEnv } from '#config/env.ts';
import { localePath, servedLocale, tagOf } from '#i18n/paths.ts';
import { largestFile, type PictureFiles } from '#ui/picture-files.ts';
import { StructuredData } from '#ui/structured-data.tsx';

type Article = {
  path: string;
  title: string;
  summary: string;
  publishedOn: string;
  servedLocale: Parameters<typeof servedLocale>[0];
  picture: Pick<PictureFiles, 'renditions'> | null;
};

type Props = { type: 'Article' | 'NewsArticle'; article: Article; keywords?: readonly string[] };

export function ArticleStructuredData({ type, article, keywords = [] }: Props) {
  const brand = useTranslations('Site')('brand');
  const origin = getEnv().SITE_URL;
  const locale = servedLocale(article.servedLocale);
  const url = new URL(localePath(locale, article.path), origin).href;
  const maker = { '@type': 'Organization', name: brand, url: new URL('/', origin).href };
  const image = article.picture && largestFile(article.picture, 'AVIF');
  const data = {
    '@context': 'https://schema.org',
    '@type': type,
    headline: article.title,
    description: article.summary,
    datePublished: article.publishedOn,
    inLanguage: tagOf(locale),
    url,
    mainEntityOfPage: url,
    ...(image && { image: new URL(image, origin).href }),
    ...(keywords.length > 0 && { keywords: keywords.join(', ') }),
    author: maker,
    publisher: maker,
  };
  return <StructuredData data={data} />;
}
