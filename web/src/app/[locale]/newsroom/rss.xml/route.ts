import { isLocale, localeCodes } from '@heliograph/schema/locales.ts';
import { getEnv } from '#config/env.ts';
import { getAllNews } from '#features/news/news-data.ts';
import { toNewsFeed } from '#features/news/news-feed.ts';
import { messages } from '#i18n/messages.ts';

type Context = { params: Promise<{ locale: string }> };

export function generateStaticParams() {
  return localeCodes.map((locale) => ({ locale }));
}

export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const { News, Site } = messages[locale];
  const feed = toNewsFeed(await getAllNews(locale), {
    locale,
    origin: getEnv().SITE_URL,
    title: `${Site.brand} – ${News.title}`,
    description: News.intro,
  });
  return new Response(feed, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
