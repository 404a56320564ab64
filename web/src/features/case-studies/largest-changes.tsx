import { useLocale, useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import type { CaseStudySummary } from './case-study-data.ts';
import { scopeOfField } from './case-study-scopes.ts';
import { toCaseStudyTexts } from './case-study-texts.ts';
import { ChangeBars } from './change-bars.tsx';
import { EvaluationLabel } from './evaluation-notice.tsx';
import { findLargestChanges } from './find-largest-changes.ts';
import { findUnregistered } from './find-unregistered.ts';
import { ReadMore } from './read-more.tsx';

/** One case study of each field, with its result that changed most. */
export function LargestChanges({ cases }: { cases: readonly CaseStudySummary[] }) {
  const t = useTranslations('CaseStudies');
  const locale = useLocale();
  const read = cases.map((one) => ({ ...one, ...toCaseStudyTexts(one, locale) }));
  return (
    <section aria-labelledby="changes" className="mb-10 desktop:mb-14">
      <h2 id="changes" className="mb-6 text-heading">
        {t('overview.changes')}
      </h2>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-8 desktop:grid-cols-4 desktop:gap-x-8">
        {findLargestChanges(read).map(({ one: { id, path, title, field, lang, ...one }, result }) => (
          <li key={id} className="group relative border-t border-ink pt-3">
            <p className="text-small text-accent">{t(`scopes.${scopeOfField(field)}.name`)}</p>
            <div lang={lang}>
              <p className="mt-1 text-small text-ink-soft">{withoutNote(result.label)}</p>
              <p className="mt-1 text-headline break-keep whitespace-nowrap tabular-nums max-sm:text-heading">
                {result.figure}
              </p>
              <ChangeBars
                change={result.change}
                figure={result.figure}
                isEvaluation={findUnregistered({ ...one, field }).length > 0}
              />
              <h3 className="mt-3 font-semibold transition-colors duration-quick group-hover:text-accent">
                <Link
                  href={path}
                  hrefLang={one.isSummary ? toLangAttribute(one.servedLocale, locale) : undefined}
                  className="after:absolute after:inset-0"
                >
                  {title}
                </Link>
              </h3>
              <p className="mt-2 empty:hidden">
                <EvaluationLabel caseStudy={{ ...one, field }} />
              </p>
              <ReadMore />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The bars show the earlier value, which the label has in brackets. */
function withoutNote(label: string): string {
  return label.replace(/\s*[(（][^)）]*[)）]$/u, '');
}
