import { getEnv } from '#config/env.ts';
import { findCompanyFact, isMissing } from '#content/company/company-facts.ts';
import { CompanyFactList } from '#features/company/company-fact-list.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { SplitSection } from './section.tsx';

/** Omitted until a fact is filled in. */
export async function CompanyFacts({ layout: { facts }, copy }: SectionProps<LayoutOf<'company-facts'>>) {
  const locale = await getCurrentLocale();
  const marksMissing = getEnv().NODE_ENV === 'development';
  const isVisible = facts.some(
    (fact) => findCompanyFact(fact, locale) !== null || (marksMissing && isMissing(fact, locale)),
  );
  if (!isVisible) return null;
  return (
    <SplitSection {...copy}>
      <CompanyFactList facts={facts} />
    </SplitSection>
  );
}
