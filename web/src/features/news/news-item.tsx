import { useLocale } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { RecordRow } from '#ui/record-row.tsx';
import type { NewsItem_NewsArticleFragment } from './news-item.generated.ts';
import { NewsMeta } from './news-meta.tsx';
import { newsPath } from './news-paths.ts';
import { toNewsTexts } from './news-texts.ts';

export function NewsItem({ article }: { article: NewsItem_NewsArticleFragment }) {
  const { title, summary, lang, hrefLang } = toNewsTexts(article, useLocale());
  return (
    <RecordRow
      meta={<NewsMeta article={article} />}
      title={
        <Link href={newsPath(article.id)} hrefLang={hrefLang} className="after:absolute after:inset-0">
          {keepTogether(title)}
        </Link>
      }
      summary={summary}
      lang={lang}
      picture={article.picture}
    />
  );
}
