import { getAllNews } from '#features/news/news-data.ts';
import { NewsItem } from '#features/news/news-item.tsx';
import { isInLanguage } from '#features/translations/own-language.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { tagOf } from '#i18n/paths.ts';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';

export async function News({ layout, copy }: SectionProps<LayoutOf<'news'>>) {
  const locale = await getCurrentLocale();
  const news = await getAllNews(locale);
  const articles = news.filter((one) => isInLanguage(one, locale) || one.localizedSummary).slice(0, layout.count);
  if (articles.length === 0) return null;
  return (
    <Section {...copy}>
      <ul lang={tagOf(locale)}>
        {articles.map((article) => (
          <li key={article.id}>
            <NewsItem article={article} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
