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
      <figcaption className="mb-3 text-subheading">{t('caption')}</figcaption>
      <div className="overflow-hidden rounded-panel border border-line bg-surface shadow-low">
        <p className="border-b border-line bg-paper-deep px-5 py-3 font-semibold">{t('subject')}</p>
        <ul className="grid gap-x-8 gap-y-5 p-5 sm:grid-cols-3">
          {articles.map((article) => (
            <li key={article.id}>
              <SampleItem locale={locale} article={article} />
            </li>
          ))}
        </ul>
        <p className="border-t border-line px-5 py-3 text-fine text-ink-soft">{t('unsubscribe')}</p>
      </div>
    </figure>
  );
}

function SampleItem({ locale, article }: { locale: string; article: NewsItem_NewsArticleFragment }) {
  const { title, summary, lang, hrefLang } = toNewsTexts(article, locale);
  return (
    <Link href={newsPath(article.id)} hrefLang={hrefLang} lang={lang} className="group block">
      {article.picture && (
        <Figure
          {...article.picture}
          alt=""
          sizes="(width >= 640px) 30vw, 100vw"
          className="mb-3 aspect-3/2 rounded-control object-cover"
        />
      )}
      <span className="block font-semibold group-hover:text-accent">{keepTogether(title)}</span>
      <span className="mt-1 block text-small text-ink-soft">{keepTogether(summary)}</span>
    </Link>
  );
}
