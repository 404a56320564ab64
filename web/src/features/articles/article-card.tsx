import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { LanguageLabel } from '#features/translations/language-label.tsx';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Figure } from '#ui/figure.tsx';
import type { Article } from './article-data.ts';

type Props = { article: Article; isFirst?: boolean };

export function ArticleCard({ article, isFirst = false }: Props) {
  const { path, line, title, summary, minutes, publishedOn, picture, servedLocale } = article;
  const t = useTranslations('Articles');
  const format = useFormatter();
  const lang = toLangAttribute(servedLocale, useLocale());
  return (
    <article className="group relative">
      {picture && (
        <Figure
          {...picture}
          alt=""
          sizes="(width >= 993px) 40rem, 95vw"
          priority={isFirst}
          className="aspect-[16/9] rounded-panel object-cover"
        />
      )}
      <p className="mt-4 flex flex-wrap gap-x-4 text-small text-ink-soft tabular-nums">
        <span className="text-accent">{t(`lines.${line}`)}</span>
        <time dateTime={publishedOn}>
          {format.dateTime(new Date(publishedOn), { dateStyle: 'long', timeZone: 'UTC' })}
        </time>
        <span>{t('minutes', { count: minutes })}</span>
        <LanguageLabel served={servedLocale} />
      </p>
      <h3 lang={lang} className="mt-2 text-heading transition-colors duration-quick group-hover:text-accent">
        <Link href={path} className="after:absolute after:inset-0">
          {title}
        </Link>
      </h3>
      <p lang={lang} className="mt-2 max-w-text text-ink-soft">
        {summary}
      </p>
    </article>
  );
}
