import { useFormatter, useTranslations } from 'next-intl';
import { getEnv } from '#config/env.ts';
import { findCompanyFact, isMissing } from '#content/company/company-facts.ts';
import { mailboxes } from '#content/contact/offices.ts';
import { CompanyFactList } from '#features/company/company-fact-list.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { SplitSection } from './section.tsx';

/** A sentence names the facts that are not filled in; development marks them in their place. */
export async function CompanyFacts({ layout: { facts }, copy }: SectionProps<LayoutOf<'company-facts'>>) {
  const { facts: names, ...heading } = copy;
  const locale = await getCurrentLocale();
  const marksMissing = getEnv().NODE_ENV === 'development';
  const missing = facts.filter((fact) => isMissing(fact, locale));
  if (missing.length === 0 && facts.every((fact) => findCompanyFact(fact, locale) === null)) return null;
  return (
    <SplitSection {...heading}>
      <div className="grid gap-6">
        <CompanyFactList facts={facts} />
        {!marksMissing && missing.length > 0 && <MissingFacts names={missing.map((fact) => names[fact])} />}
      </div>
    </SplitSection>
  );
}

function MissingFacts({ names }: { names: readonly string[] }) {
  const t = useTranslations('Sections');
  const format = useFormatter();
  const mailbox = () => (
    <TextLink key="mailbox" href={`mailto:${mailboxes.business}`} className="wrap-anywhere">
      {mailboxes.business}
    </TextLink>
  );
  return <p className="max-w-text">{t.rich('missingFacts', { facts: format.list(names), mailbox })}</p>;
}
