import { useFormatter, useLocale } from 'next-intl';
import { LanguageLabel } from '#features/translations/language-label.tsx';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Figure } from '#ui/figure.tsx';
import type { CaseStudySummary } from './case-study-data.ts';
import { CaseStudySetup } from './case-study-setup.tsx';
import { CaseStudyTags } from './case-study-tags.tsx';
import { toCaseStudyTexts } from './case-study-texts.ts';
import { ReadMore } from './read-more.tsx';

/** A case study with all of its measured results, or with a summary in the language of the page. */
export function CaseStudyRow({ caseStudy }: { caseStudy: CaseStudySummary }) {
  const { path, publishedOn, picture, servedLocale } = caseStudy;
  const format = useFormatter();
  const locale = useLocale();
  const { title, summary, customer, results, lang, isSummary } = toCaseStudyTexts(caseStudy, locale);
  const reportLang = toLangAttribute(servedLocale, locale);
  return (
    <article className="group relative grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-5 gap-y-4 border-t border-line py-7 sm:gap-y-5 sm:grid-cols-[9rem_minmax(0,1fr)] desktop:grid-cols-[13rem_minmax(0,6fr)_minmax(0,5fr)] desktop:gap-x-10">
      <div className="overflow-hidden rounded-panel bg-backdrop self-start">
        {picture && (
          <Figure
            {...picture}
            alt=""
            sizes="(width >= 993px) 13rem, (width >= 640px) 9rem, 6.5rem"
            className="max-sm:aspect-square max-sm:object-cover"
          />
        )}
      </div>
      <div className="min-w-0 max-sm:col-span-full max-sm:row-start-2">
        <CaseStudyTags caseStudy={caseStudy} className="mb-2" />
        <p className="flex flex-wrap items-center gap-x-4 text-small text-ink-soft">
          <span lang={lang}>{customer}</span>
          <time dateTime={publishedOn}>
            {format.dateTime(new Date(publishedOn), { dateStyle: 'long', timeZone: 'UTC' })}
          </time>
          {!isSummary && <LanguageLabel served={servedLocale} />}
        </p>
        <h3 lang={lang} className="mt-1.5 text-subheading transition-colors duration-quick group-hover:text-accent">
          <Link href={path} hrefLang={isSummary ? reportLang : undefined} className="after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <p lang={lang} className="mt-1.5 text-ink-soft">
          {summary}
        </p>
        <CaseStudySetup caseStudy={caseStudy} className="mt-3 text-small text-ink-soft" />
        <ReadMore />
      </div>
      <dl
        lang={lang}
        className={`content-start gap-x-8 gap-y-5 max-sm:contents sm:grid sm:max-desktop:col-span-full ${results.length > 1 ? 'sm:grid-cols-2' : ''}`}
      >
        {results.map(({ figure, label }) => (
          // On phones, the first one stands beside the picture and the others below the texts.
          <div
            key={label}
            className="flex flex-col-reverse justify-end max-sm:first:justify-center max-sm:not-first:col-span-full max-sm:not-first:border-t max-sm:not-first:border-line max-sm:not-first:pt-3"
          >
            <dt className="mt-0.5 text-small text-ink-soft">{label}</dt>
            <dd
              className={`break-keep wrap-normal whitespace-nowrap tabular-nums ${lang ? '' : 'text-2xl leading-tight font-semibold tracking-tight'}`}
            >
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
