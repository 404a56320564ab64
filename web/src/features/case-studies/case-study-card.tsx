import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LanguageLabel } from '#features/translations/language-label.tsx';
import { languageName } from '#features/translations/language-name.ts';
import { Link } from '#i18n/navigation.ts';
import { toLangAttribute } from '#i18n/paths.ts';
import { keepTogether } from '#ui/keep-together.ts';
import type { CaseStudyCard_CaseStudyFragment } from './case-study-card.generated.ts';
import { withFigureBreak } from './case-study-texts.ts';
import { EvaluationLabel } from './evaluation-notice.tsx';
import { ReadMore } from './read-more.tsx';

type Props = { caseStudy: CaseStudyCard_CaseStudyFragment };

export function CaseStudyCard({ caseStudy }: Props) {
  const { path, results, servedLocale, title, summary, customer } = caseStudy;
  const locale = useLocale();
  const lang = toLangAttribute(servedLocale, locale);
  // Figures in another language are no headlines: their numbers have its format.
  const [result] = lang ? [] : results.map(withFigureBreak);
  const label = lang && (
    <p lang={locale}>
      <LanguageLabel served={servedLocale} />
    </p>
  );
  return (
    <article lang={lang} className={CARD}>
      {label}
      <Texts {...{ title, summary, customer, path, result, caseStudy }} />
    </article>
  );
}

/** In the language of the page, if the case study has a summary in it. */
export function CaseStudySummaryCard({ caseStudy }: Props) {
  const { path, localizedSummary, servedLocale } = caseStudy;
  const locale = useLocale();
  const t = useTranslations('CaseStudies');
  const lang = toLangAttribute(servedLocale, locale);
  if (!lang || !localizedSummary) return <CaseStudyCard caseStudy={caseStudy} />;
  const [result] = localizedSummary.results.map(withFigureBreak);
  return (
    <article className={CARD}>
      <Texts {...localizedSummary} {...{ result, path, caseStudy }} hrefLang={lang}>
        <p className="mt-1 text-small text-ink-soft">{t('reportLanguage', { language: languageName(lang, locale) })}</p>
      </Texts>
    </article>
  );
}

const CARD = 'group relative flex h-full flex-col border-t border-ink pt-4';

type TextsProps = {
  path: CaseStudyCard_CaseStudyFragment['path'];
  /** Language of the page behind the link. */
  hrefLang?: string;
  title: string;
  summary: string;
  customer: string;
  result: { figure: string; label: string } | undefined;
  caseStudy: Props['caseStudy'];
  children?: ReactNode;
};

function Texts({ path, hrefLang, title, summary, customer, result, caseStudy, children }: TextsProps) {
  return (
    <>
      {result && (
        <p>
          <span className="block text-heading break-keep tabular-nums">{result.figure}</span>
          <span className="mt-1 block text-small text-ink-soft">{result.label}</span>
        </p>
      )}
      <h3 className="mt-5 text-subheading transition-colors duration-quick group-hover:text-accent">
        <Link href={path} hrefLang={hrefLang} className="after:absolute after:inset-0">
          {keepTogether(title)}
        </Link>
      </h3>
      <p className="mt-1.5 mb-5 text-ink-soft">{keepTogether(summary)}</p>
      <p className="mt-auto text-small text-ink-soft">{customer}</p>
      {children}
      <p className="mt-2 empty:hidden">
        <EvaluationLabel caseStudy={caseStudy} />
      </p>
      <ReadMore />
    </>
  );
}
