import { getNews } from '#features/news/news-data.ts';
import { NewsItem } from '#features/news/news-item.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';

export async function News({ layout, copy }: SectionProps<LayoutOf<'news'>>) {
  const articles = await getNews(await getCurrentLocale(), layout.count);
  return (
    <Section {...copy}>
      <ul>
        {articles.map((article) => (
          <li key={article.id}>
            <NewsItem article={article} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
