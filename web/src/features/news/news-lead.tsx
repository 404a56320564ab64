import { useLocale, useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { LeadRecord } from '#ui/lead-record.tsx';
import type { NewsItem_NewsArticleFragment } from './news-item.generated.ts';
import { NewsMeta } from './news-meta.tsx';
import { newsPath } from './news-paths.ts';
import { toNewsTexts } from './news-texts.ts';

type Candidate = Pick<NewsItem_NewsArticleFragment, 'picture' | 'servedLocale' | 'type' | 'tags'>;

/**
 * The first article with a picture leads, unless only articles in another language have one. Software updates and
 * courses do not lead.
 */
export function leadFirst<Article extends Candidate>(articles: readonly Article[]): Article[] {
  const lead = articles.find(
    (article) => article.picture && article.servedLocale === articles[0]?.servedLocale && mayLead(article),
  );
  return lead ? [lead, ...articles.filter((article) => article !== lead)] : [...articles];
}

/** Neither a course nor a software update. */
export function mayLead({ type, tags }: Candidate): boolean {
  return type === 'NEWS' && !(tags.length > 0 && tags.every(({ id }) => id === 'software'));
}

/** The first article of the newsroom, with a large picture. */
export function NewsLead({ article }: { article: NewsItem_NewsArticleFragment }) {
  const { id, picture } = article;
  const t = useTranslations('News');
  const { title, summary, lang, hrefLang } = toNewsTexts(article, useLocale());
  return (
    <LeadRecord
      meta={<NewsMeta article={article} />}
      title={
        <Link href={newsPath(id)} hrefLang={hrefLang} className="after:absolute after:inset-0">
          {title}
        </Link>
      }
      summary={summary}
      lang={lang}
      picture={picture}
    >
      {/* The link of the title covers it. */}
      <p aria-hidden className="mt-4 font-medium text-accent">
        {t('read')} →
      </p>
    </LeadRecord>
  );
}
