import { useLocale } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { NewsDay } from './news-day.tsx';
import type { NewsItem_NewsArticleFragment } from './news-item.generated.ts';
import { newsPath } from './news-paths.ts';
import { toNewsTexts } from './news-texts.ts';

/** An article in one of the short lists. */
export function NewsLine({ article }: { article: NewsItem_NewsArticleFragment }) {
  const { title, lang, hrefLang } = toNewsTexts(article, useLocale());
  return (
    <article className="group relative border-t border-line py-3">
      <p className="text-small text-ink-soft tabular-nums">
        <NewsDay day={article.publishedOn} />
      </p>
      <h3 lang={lang} className="mt-0.5 font-medium transition-colors duration-quick group-hover:text-accent">
        <Link href={newsPath(article.id)} hrefLang={hrefLang} className="after:absolute after:inset-0">
          {keepTogether(title)}
        </Link>
      </h3>
    </article>
  );
}
