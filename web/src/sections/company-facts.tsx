import { getEnv } from '#config/env.ts';
import { findCompanyFact, isMissing } from '#content/company/company-facts.ts';
import { CompanyFactList } from '#features/company/company-fact-list.tsx';
import { MissingFactList } from '#features/company/missing-fact-list.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { SplitSection } from './section.tsx';

/** Facts that are not filled in are listed with the mailbox to ask; development marks them in their place. */
export async function CompanyFacts({ layout: { facts }, copy }: SectionProps<LayoutOf<'company-facts'>>) {
  const locale = await getCurrentLocale();
  const marksMissing = getEnv().NODE_ENV === 'development';
  const missing = facts.filter((fact) => isMissing(fact, locale));
  if (missing.length === 0 && facts.every((fact) => findCompanyFact(fact, locale) === null)) return null;
  return (
    <SplitSection {...copy}>
      <div className="grid gap-6">
        <CompanyFactList facts={facts} />
        {!marksMissing && missing.length > 0 && <MissingFactList facts={missing} />}
      </div>
    </SplitSection>
  );
}
