import { useLocale } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import type { CaseStudyCard_CaseStudyFragment } from './case-study-card.generated.ts';
import { toCaseStudyTexts } from './case-study-texts.ts';

/** A case study on one line: its first figure, title and customer. */
export function CaseStudyLine({ caseStudy }: { caseStudy: CaseStudyCard_CaseStudyFragment }) {
  const locale = useLocale();
  const { title, customer, results, lang, isSummary } = toCaseStudyTexts(caseStudy, locale);
  const [result] = results;
  const reportLang = isSummary ? toLangAttribute(caseStudy.servedLocale, locale) : undefined;
  return (
    <article
      lang={lang}
      className="group relative grid items-baseline gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[11rem_minmax(0,1fr)]"
    >
      {result && (
        <p>
          <span className="block break-keep text-heading tabular-nums">{result.figure}</span>
        </p>
      )}
      <div>
        <h3 className="text-subheading transition-colors duration-quick group-hover:text-accent">
          <Link href={caseStudy.path} hrefLang={reportLang} className="after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <p className="text-small text-ink-soft">{[result?.label, customer].filter(Boolean).join(' · ')}</p>
      </div>
    </article>
  );
}
