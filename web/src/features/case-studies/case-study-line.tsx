import { useLocale, useTranslations } from 'next-intl';
import { languageName } from '#features/translations/language-name.ts';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { Figure } from '#ui/figure.tsx';
import type { PictureFiles } from '#ui/picture-files.ts';
import type { CaseStudyCard_CaseStudyFragment } from './case-study-card.generated.ts';
import { toCaseStudyTexts } from './case-study-texts.ts';
import { ChangeBars } from './change-bars.tsx';
import { DottedList } from './dotted-list.tsx';
import { EvaluationLabel } from './evaluation-notice.tsx';
import { ReadMore } from './read-more.tsx';

type Props = { caseStudy: CaseStudyCard_CaseStudyFragment & { picture: PictureFiles | null } };

/** A case study on one line: its first figure, title, customer and picture. */
export function CaseStudyLine({ caseStudy }: Props) {
  const locale = useLocale();
  const { title, customer, results, lang, isSummary } = toCaseStudyTexts(caseStudy, locale);
  const t = useTranslations('CaseStudies');
  const [result] = results;
  const reportLang = isSummary ? toLangAttribute(caseStudy.servedLocale, locale) : undefined;
  return (
    <article
      lang={lang}
      className="group relative grid grid-cols-[minmax(0,1fr)_6rem] items-center gap-x-8 gap-y-3 border-t border-line py-4 sm:grid-cols-[11rem_minmax(0,1fr)_8rem]"
    >
      <div>
        <p className="text-2xl font-semibold tracking-tight break-keep tabular-nums">
          {result?.figure.replaceAll(' ', '\u00a0')}
        </p>
        <ChangeBars change={result?.change ?? null} />
      </div>
      <div className="max-sm:row-start-2">
        <h3 className="text-subheading transition-colors duration-quick group-hover:text-accent">
          <Link href={caseStudy.path} hrefLang={reportLang} className="after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <DottedList items={[result?.label ?? '', customer].filter(Boolean)} className="mt-1 text-small text-ink-soft" />
        <p className="mt-1 flex flex-wrap gap-x-4 text-small text-ink-soft">
          {reportLang && (
            <span lang={locale}>{t('reportLanguage', { language: languageName(reportLang, locale) })}</span>
          )}
          <EvaluationLabel caseStudy={caseStudy} />
        </p>
        <ReadMore />
      </div>
      {caseStudy.picture && (
        <Figure
          {...caseStudy.picture}
          alt=""
          sizes="(width >= 640px) 8rem, 6rem"
          className="rounded-control bg-backdrop"
        />
      )}
    </article>
  );
}
