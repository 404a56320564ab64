import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { PageClosing } from '#features/closing/page-closing.tsx';
import { toInquiryAttributes } from '#features/inquiries/inquiry-subject.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Link } from '#i18n/navigation.ts';
import { Button } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { ListHeading } from '#ui/list-heading.tsx';
import { AllCasesLinks, CaseListViews } from './case-list-views.tsx';
import { type CaseStudySummary, getCaseStudyOverview } from './case-study-data.ts';
import { CaseStudyGrid } from './case-study-grid.tsx';
import { CaseStudyNotice } from './case-study-notice.tsx';
import { type CaseStudyScope, caseStudyListPath, caseStudyScopes, scopeNumbers } from './case-study-scopes.ts';
import { closingPictures } from './closing-pictures.ts';
import { EvaluationListNote } from './evaluation-notice.tsx';
import { findUnregistered } from './find-unregistered.ts';
import { headingPictures } from './heading-pictures.ts';
import { homeFirst } from './home-first.ts';

export async function CaseStudyListPage({ scope }: { scope: CaseStudyScope }) {
  const locale = await getCurrentLocale();
  const all = homeFirst(await getCaseStudyOverview(locale), locale);
  const t = await getTranslations('CaseStudies');
  const casesOf = (one: CaseStudyScope) =>
    all.filter(({ field }) => caseStudyScopes[one] === null || field === caseStudyScopes[one]);
  const field = caseStudyScopes[scope];
  const shown = field ? [scope] : scopeNumbers.filter((one) => caseStudyScopes[one]);
  const links = scopeNumbers.map((one) => ({ scope: one, name: t(`scopes.${one}.name`), count: casesOf(one).length }));
  return (
    <>
      <ListHeading
        title={t(`scopes.${scope}.title`)}
        intro={t(`scopes.${scope}.intro`)}
        action={
          <>
            {field ? <AllCasesLinks /> : <CaseListViews view="field" />}
            <ReferenceCall />
          </>
        }
        picture={headingPictures[scope]}
      />
      <Container className="py-stack">
        <ScopeLinks scope={scope} label={t('fields')} links={links} />
        <div className="mt-6 empty:hidden">
          <CaseStudyNotice cases={casesOf(scope)} />
        </div>
        {shown.map((one) => (
          <FieldSection
            key={one}
            scope={one}
            cases={casesOf(one)}
            isOnly={field !== null}
            isFirstEvaluated={one === shown.find((some) => casesOf(some).some(isEvaluation))}
          />
        ))}
      </Container>
      <PageClosing kind="cases" picture={field ? closingPictures[field] : { name: 'scenes/case-desk' }} />
    </>
  );
}

function isEvaluation(one: CaseStudySummary): boolean {
  return findUnregistered(one).length > 0;
}

function ReferenceCall() {
  const t = useTranslations('CaseStudies.reference');
  const subject = { title: t('action'), intro: t('intro'), comments: t('comments') };
  return (
    <Button href="#inquiry" className="mt-5" {...toInquiryAttributes(subject)}>
      {t('action')}
    </Button>
  );
}

type FieldSectionProps = {
  scope: CaseStudyScope;
  cases: readonly CaseStudySummary[];
  isOnly: boolean;
  /** The first on the page with an evaluation, which explains it. */
  isFirstEvaluated: boolean;
};

/** Work in daily use, then evaluations. */
function FieldSection({ scope, cases, isOnly, isFirstEvaluated }: FieldSectionProps) {
  const t = useTranslations('CaseStudies');
  const evaluations = cases.filter(isEvaluation);
  const inUse = cases.filter((one) => !evaluations.includes(one));
  return (
    <section
      aria-labelledby={`field-${scope}`}
      className={`mt-8 desktop:mt-10 ${isOnly ? '' : 'border-t border-line pt-8'}`}
    >
      <div className={isOnly ? 'sr-only' : 'mb-6'}>
        <h2 id={`field-${scope}`} className="text-heading">
          {isOnly ? t('cases') : t(`scopes.${scope}.name`)}
        </h2>
        {!isOnly && <p className="mt-2 max-w-text text-ink-soft">{t(`scopes.${scope}.intro`)}</p>}
      </div>
      {inUse.length > 0 && <CaseStudyGrid cases={inUse} />}
      {evaluations.length > 0 && (
        <>
          <h3 className="mt-6 mb-2 text-subheading">{t('overview.uses.evaluation')}</h3>
          {isFirstEvaluated && <EvaluationListNote cases={evaluations} />}
          <div className="mt-6">
            <CaseStudyGrid cases={evaluations} />
          </div>
        </>
      )}
    </section>
  );
}

type ScopeLinksProps = {
  scope: CaseStudyScope;
  label: string;
  links: readonly { scope: CaseStudyScope; name: string; count: number }[];
};

function ScopeLinks({ scope, label, links }: ScopeLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2 text-small">
        {links.map(({ scope: one, name, count }) => (
          <li key={one}>
            <Link
              href={caseStudyListPath(one)}
              aria-current={one === scope ? 'page' : undefined}
              className="inline-flex gap-2 rounded-control border border-edge bg-surface px-3 py-1.5 transition-colors duration-quick hover:border-accent hover:text-accent aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {name} <span className="tabular-nums opacity-75">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
