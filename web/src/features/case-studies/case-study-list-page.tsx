import { getTranslations } from 'next-intl/server';
import { PageClosing } from '#features/closing/page-closing.tsx';
import { ownLanguageFirst } from '#features/translations/own-language.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Link } from '#i18n/navigation.ts';
import { Container } from '#ui/container.tsx';
import { ListHeading } from '#ui/list-heading.tsx';
import { getCaseStudyOverview } from './case-study-data.ts';
import { CaseStudyNotice } from './case-study-notice.tsx';
import { CaseStudyRow } from './case-study-row.tsx';
import { type CaseStudyScope, caseStudyListPath, caseStudyScopes, scopeNumbers } from './case-study-scopes.ts';

export async function CaseStudyListPage({ scope }: { scope: CaseStudyScope }) {
  const locale = await getCurrentLocale();
  const field = caseStudyScopes[scope];
  const all = await getCaseStudyOverview(locale);
  const cases = ownLanguageFirst(field ? all.filter((one) => one.field === field) : all, locale);
  const t = await getTranslations('CaseStudies');
  return (
    <>
      <ListHeading title={t(`scopes.${scope}.title`)} intro={t(`scopes.${scope}.intro`)} />
      <Container className="py-stack">
        <ScopeLinks scope={scope} label={t('fields')} names={(one) => t(`scopes.${one}.name`)} />
        <h2 className="sr-only">{t('cases')}</h2>
        <p className="mt-6 mb-4 text-small text-ink-soft tabular-nums">{t('found', { count: cases.length })}</p>
        <CaseStudyNotice cases={cases} className="mb-6" />
        <ul className="border-b border-line">
          {cases.map((caseStudy) => (
            <li key={caseStudy.id}>
              <CaseStudyRow caseStudy={caseStudy} />
            </li>
          ))}
        </ul>
      </Container>
      <PageClosing kind="cases" />
    </>
  );
}

type ScopeLinksProps = { scope: CaseStudyScope; label: string; names: (scope: CaseStudyScope) => string };

function ScopeLinks({ scope, label, names }: ScopeLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2 text-small">
        {scopeNumbers.map((one) => (
          <li key={one}>
            <Link
              href={caseStudyListPath(one)}
              aria-current={one === scope ? 'page' : undefined}
              className="inline-block rounded-control border border-edge bg-surface px-3 py-1.5 transition-colors duration-quick hover:border-accent hover:text-accent aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {names(one)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
