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
import { kindsOfResults, type ResultKind } from './result-kinds.ts';

/** The results that the list is filtered by come first, in color. The list names them in `data-result`. */
const SELECTED = {
  turnaround: '[[data-result=turnaround]_&]:order-first [[data-result=turnaround]_&]:text-accent',
  labor: '[[data-result=labor]_&]:order-first [[data-result=labor]_&]:text-accent',
  output: '[[data-result=output]_&]:order-first [[data-result=output]_&]:text-accent',
  remakes: '[[data-result=remakes]_&]:order-first [[data-result=remakes]_&]:text-accent',
  fit: '[[data-result=fit]_&]:order-first [[data-result=fit]_&]:text-accent',
} as const satisfies Record<ResultKind, string>;

/** A case study with all of its measured results, or with a summary in the language of the page. */
export function CaseStudyRow({ caseStudy }: { caseStudy: CaseStudySummary }) {
  const { id, path, publishedOn, picture, servedLocale } = caseStudy;
  const format = useFormatter();
  const locale = useLocale();
  const { title, summary, customer, results, lang, isSummary } = toCaseStudyTexts(caseStudy, locale);
  const reportLang = toLangAttribute(servedLocale, locale);
  const kinds = kindsOfResults[id] ?? [];
  return (
    <article className="group relative grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-5 gap-y-3 border-t border-line py-7 sm:grid-cols-[9rem_minmax(0,1fr)] desktop:grid-cols-[15rem_minmax(0,6fr)_minmax(0,5fr)] desktop:grid-rows-[auto_auto_1fr] desktop:gap-x-10 desktop:gap-y-1.5">
      <div className="self-start overflow-hidden rounded-panel bg-backdrop sm:row-span-3">
        {picture && (
          <Figure
            {...picture}
            alt=""
            sizes="(width >= 993px) 15rem, (width >= 640px) 9rem, 6.5rem"
            className="max-sm:aspect-square max-sm:object-cover"
          />
        )}
      </div>
      <div className="min-w-0">
        <CaseStudyTags caseStudy={caseStudy} className="mb-2" />
        <p className="flex flex-wrap items-center gap-x-4 text-small text-ink-soft">
          <span lang={lang}>{customer}</span>
          <time dateTime={publishedOn}>
            {format.dateTime(new Date(publishedOn), { dateStyle: 'long', timeZone: 'UTC' })}
          </time>
          {!isSummary && <LanguageLabel served={servedLocale} />}
        </p>
      </div>
      <div className="min-w-0 max-sm:col-span-full sm:col-start-2">
        <h3 lang={lang} className="text-subheading transition-colors duration-quick group-hover:text-accent">
          <Link href={path} hrefLang={isSummary ? reportLang : undefined} className="after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <p lang={lang} className="mt-1.5 text-ink-soft">
          {summary}
        </p>
        <CaseStudySetup caseStudy={caseStudy} className="mt-3 text-small text-ink-soft" />
      </div>
      <dl
        lang={lang}
        className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] content-start gap-x-6 gap-y-5 max-desktop:col-span-full max-desktop:my-2 desktop:col-start-3 desktop:row-span-3 desktop:row-start-1"
      >
        {results.map(({ figure, label }, index) => {
          const kind = kinds[index];
          return (
            <div key={label} className={`flex flex-col-reverse justify-end ${kind ? SELECTED[kind] : ''}`}>
              <dt className="mt-0.5 text-small text-ink-soft">{label}</dt>
              <dd
                className={`break-keep wrap-normal whitespace-nowrap tabular-nums ${lang ? '' : 'text-2xl leading-tight font-semibold tracking-tight max-sm:text-xl'}`}
              >
                {figure}
              </dd>
            </div>
          );
        })}
      </dl>
      <div className="max-sm:col-span-full sm:col-start-2">
        <ReadMore />
      </div>
    </article>
  );
}
