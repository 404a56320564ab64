import { useTranslations } from 'next-intl';
import { getEnv } from '#config/env.ts';
import { findCompanyFact, isMissing } from '#content/company/company-facts.ts';
import { mailboxes } from '#content/contact/offices.ts';
import { CompanyFactList } from '#features/company/company-fact-list.tsx';
import { getCurrentLocale } from '#i18n/locale.ts';
import { DescriptionList } from '#ui/description-list.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { SplitSection } from './section.tsx';

/** Lists the facts that are not filled in, with a place for each; development marks them in the list. */
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
        {!marksMissing && missing.length > 0 && (
          <MissingFacts facts={missing.map((fact) => ({ id: fact, term: names[fact] }))} />
        )}
      </div>
    </SplitSection>
  );
}

function MissingFacts({ facts }: { facts: readonly { id: string; term: string }[] }) {
  const t = useTranslations('Sections');
  const mailbox = () => (
    <TextLink key="mailbox" href={`mailto:${mailboxes.business}`} className="wrap-anywhere">
      {mailboxes.business}
    </TextLink>
  );
  return (
    <>
      <DescriptionList rows={facts.map((fact) => ({ ...fact, description: t('missingFact') }))} />
      <p className="max-w-text">{t.rich('missingFacts', { mailbox })}</p>
    </>
  );
}
