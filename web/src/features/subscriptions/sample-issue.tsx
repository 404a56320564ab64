import { useTranslations } from 'next-intl';
import type { NewsItem_NewsArticleFragment } from '#features/news/news-item.generated.ts';
import { newsPath } from '#features/news/news-paths.ts';
import { toNewsTexts } from '#features/news/news-texts.ts';
import { Link } from '#i18n/navigation.ts';
import { Figure } from '#ui/figure.tsx';
import { keepTogether } from '#ui/keep-together.ts';

type Props = { locale: string; articles: readonly NewsItem_NewsArticleFragment[] };

/** A drawing of an email with current news. */
export function SampleIssue({ locale, articles }: Props) {
  const t = useTranslations('Subscribe.sample');
  if (articles.length === 0) return null;
  return (
    <figure>
      <div className="overflow-hidden rounded-panel border border-line bg-surface shadow-low">
        <p className="border-b border-line bg-paper-deep px-5 py-3 font-semibold">{t('subject')}</p>
        <ul className="grid gap-x-8 px-5 desktop:grid-cols-3">
          {articles.map((article) => (
            <li key={article.id} className="border-line max-desktop:not-first:border-t">
              <SampleItem locale={locale} article={article} />
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="mt-3 text-small text-ink-soft">{t('caption')}</figcaption>
    </figure>
  );
}

function SampleItem({ locale, article }: { locale: string; article: NewsItem_NewsArticleFragment }) {
  const { title, lang, hrefLang } = toNewsTexts(article, locale);
  return (
    <Link
      href={newsPath(article.id)}
      hrefLang={hrefLang}
      lang={lang}
      className="grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-4 py-4 text-small font-medium hover:text-accent"
    >
      {article.picture && (
        <Figure {...article.picture} alt="" sizes="5rem" className="aspect-4/3 rounded-control object-cover" />
      )}
      <span className="col-start-2">{keepTogether(title)}</span>
    </Link>
  );
}
