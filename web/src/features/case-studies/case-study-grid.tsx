import { useLocale } from 'next-intl';
import { LanguageLabel } from '#features/translations/language-label.tsx';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Figure } from '#ui/figure.tsx';
import type { CaseStudySummary } from './case-study-data.ts';
import { CaseStudySetup } from './case-study-setup.tsx';
import { CaseStudyTags } from './case-study-tags.tsx';
import { toCaseStudyTexts } from './case-study-texts.ts';
import { ReadMore } from './read-more.tsx';

type Props = { cases: readonly CaseStudySummary[] };

/** Two cases are as wide as those of larger groups. */
const PAIR = 'grid sm:grid-cols-2 desktop:grid-cols-3';

/** Case studies side by side. In a row, their figures, titles and customers start on the same lines. */
export function CaseStudyGrid({ cases }: Props) {
  return (
    <ul className={`${cases.length === 2 ? PAIR : 'even-grid'} gap-x-8 max-sm:gap-y-8`}>
      {cases.map((caseStudy, index) => (
        <GridCell
          key={caseStudy.id}
          caseStudy={caseStudy}
          isAlone={index > 0 && index % 2 === 0 && index === cases.length - 1}
        />
      ))}
    </ul>
  );
}

type CellProps = {
  caseStudy: CaseStudySummary;
  /** In the last of the rows of two on tablets, which its picture and its texts share. */
  isAlone: boolean;
};

function GridCell({ caseStudy, isAlone }: CellProps) {
  const { path, picture, servedLocale } = caseStudy;
  const locale = useLocale();
  const { title, summary, customer, results, lang, isSummary } = toCaseStudyTexts(caseStudy, locale);
  const [result] = results;
  const beside = isAlone ? 'sm:max-desktop:col-start-2' : '';
  // Only the figure stands beside the small picture on phones.
  const below = `max-sm:col-span-full ${beside}`;
  const rows = isAlone
    ? 'desktop:row-span-4 desktop:grid desktop:grid-rows-subgrid'
    : 'sm:row-span-4 sm:grid sm:grid-rows-subgrid';
  return (
    <li className={rows}>
      <article
        lang={lang}
        className={`group relative grid content-start gap-x-5 max-sm:grid-cols-[6.5rem_minmax(0,1fr)] sm:pb-10 ${rows} ${isAlone ? 'sm:max-desktop:grid-cols-2 sm:max-desktop:gap-x-8' : ''}`}
      >
        <div className={`${isAlone ? 'sm:max-desktop:row-span-3' : ''} sm:mb-5`}>
          {picture && (
            <Figure
              {...picture}
              alt=""
              sizes="(width >= 993px) 26rem, (width >= 640px) 45vw, 6.5rem"
              className="rounded-panel bg-backdrop max-sm:aspect-4/3 max-sm:object-cover"
            />
          )}
        </div>
        <div className={`${beside} max-sm:col-start-2 border-t border-ink pt-3`}>
          {lang ? (
            <LanguageLabel served={servedLocale} />
          ) : (
            <p>
              <span className="block text-heading break-keep tabular-nums">{result?.figure}</span>
              <span className="mt-1 block text-small text-ink-soft">{result?.label}</span>
            </p>
          )}
        </div>
        <div className={below}>
          <h3 className="mt-4 text-subheading transition-colors duration-quick group-hover:text-accent">
            <Link
              href={path}
              hrefLang={isSummary ? toLangAttribute(servedLocale, locale) : undefined}
              className="after:absolute after:inset-0"
            >
              {title}
            </Link>
          </h3>
          <p className="mt-1.5 text-ink-soft">{summary}</p>
        </div>
        <div className={`${below} mt-3 flex flex-col text-small text-ink-soft`}>
          <p>{customer}</p>
          <CaseStudySetup caseStudy={caseStudy} className="mt-0.5" />
          <CaseStudyTags caseStudy={caseStudy} hasField={false} className="mt-2" />
          <div className="mt-auto">
            <ReadMore />
          </div>
        </div>
      </article>
    </li>
  );
}
