import { getNews } from '#features/news/news-data.ts';
import { NewsItem } from '#features/news/news-item.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { tagOf } from '#i18n/paths.ts';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';

export async function News({ layout, copy }: SectionProps<LayoutOf<'news'>>) {
  const locale = await getCurrentLocale();
  const articles = await getNews(locale, layout.count);
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
