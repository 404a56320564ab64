import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { LanguageLabel } from '#features/translations/language-label.tsx';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { RecordRow } from '#ui/record-row.tsx';
import type { Article } from './article-data.ts';

/** Shorter articles do not state their reading time. */
const MIN_MINUTES = 2;

export function ArticleRow({ article }: { article: Article }) {
  const { path, line, title, summary, minutes, publishedOn, picture, servedLocale } = article;
  const t = useTranslations('Articles');
  const format = useFormatter();
  return (
    <RecordRow
      meta={
        <p className="flex flex-wrap gap-x-4 desktop:block">
          <time dateTime={publishedOn} className="desktop:block">
            {format.dateTime(new Date(publishedOn), { dateStyle: 'long', timeZone: 'UTC' })}
          </time>
          <span className="text-accent desktop:block">{t(`lines.${line}`)}</span>
          {minutes >= MIN_MINUTES && <span className="desktop:block">{t('minutes', { count: minutes })}</span>}
          <LanguageLabel served={servedLocale} />
        </p>
      }
      title={
        <Link href={path} className="after:absolute after:inset-0">
          {keepTogether(title)}
        </Link>
      }
      summary={summary}
      lang={toLangAttribute(servedLocale, useLocale())}
      picture={picture}
    />
  );
}
