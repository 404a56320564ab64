import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { LanguageLabel } from '#features/translations/language-label.tsx';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import type { CaseStudySummary } from './case-study-data.ts';
import { scopeOfField } from './case-study-scopes.ts';

/** A case study with all of its measured results. */
export function CaseStudyRow({ caseStudy }: { caseStudy: CaseStudySummary }) {
  const { path, title, summary, customer, field, publishedOn, products, results, servedLocale } = caseStudy;
  const t = useTranslations('CaseStudies');
  const format = useFormatter();
  const lang = toLangAttribute(servedLocale, useLocale());
  return (
    <article className="group relative grid gap-x-12 gap-y-6 border-t border-line py-8 desktop:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div>
        <p className="flex flex-wrap items-center gap-x-4 text-small text-ink-soft">
          <span className="text-accent">{t(`scopes.${scopeOfField(field)}.name`)}</span>
          <time dateTime={publishedOn}>
            {format.dateTime(new Date(publishedOn), { dateStyle: 'long', timeZone: 'UTC' })}
          </time>
          <LanguageLabel served={servedLocale} />
        </p>
        <h3 lang={lang} className="mt-2 text-subheading transition-colors duration-quick group-hover:text-accent">
          <Link href={path} className="after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <p lang={lang} className="mt-1.5 text-ink-soft">
          {summary}
        </p>
        <p lang={lang} className="mt-4 text-small text-ink-soft">
          {[customer, ...(products ?? []).map(({ name }) => name)].join(' · ')}
        </p>
      </div>
      <dl lang={lang} className="grid grid-cols-2 content-start gap-x-8 gap-y-5">
        {results.map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="mt-0.5 text-fine text-ink-soft">{label}</dt>
            <dd className={`tabular-nums ${lang ? '' : 'text-subheading'}`}>{figure}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
