import { getEnv } from '#config/env.ts';
import { findCompanyFact, isMissing } from '#content/company/company-facts.ts';
import { CompanyFactList } from '#features/company/company-fact-list.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { SplitSection } from './section.tsx';

/** Omits the facts that are not filled in; development marks them. */
export async function CompanyFacts({ layout: { facts }, copy }: SectionProps<LayoutOf<'company-facts'>>) {
  const locale = await getCurrentLocale();
  const marksMissing = getEnv().NODE_ENV === 'development';
  const isShown = facts.some(
    (fact) => findCompanyFact(fact, locale) !== null || (marksMissing && isMissing(fact, locale)),
  );
  if (!isShown) return null;
  return (
    <SplitSection {...copy}>
      <CompanyFactList facts={facts} />
    </SplitSection>
  );
}
