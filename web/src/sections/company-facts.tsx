import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { getEnv } from '#config/env.ts';
import { companyFactLabels } from '#content/company/company-fact-labels.ts';
import { findCompanyFact, isMissing } from '#content/company/company-facts.ts';
import { contactCopy } from '#content/contact/contact.ts';
import { mailboxes } from '#content/contact/offices.ts';
import { MissingFact } from '#features/company/missing-fact.tsx';
import { localeFromTag } from '#i18n/paths.ts';
import { DescriptionList } from '#ui/description-list.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { SplitSection } from './section.tsx';

/** The offices, the facts that are filled in, and the names of those that are not. */
export function CompanyFacts({ layout: { facts }, copy }: SectionProps<LayoutOf<'company-facts'>>) {
  const t = useTranslations('Sections');
  const format = useFormatter();
  const locale = localeFromTag(useLocale());
  const labels = companyFactLabels[locale];
  const missing = facts.filter((fact) => isMissing(fact, locale));
  const marksMissing = getEnv().NODE_ENV === 'development';
  const rows = [
    ...Object.values(contactCopy[locale].offices).map(({ name, street, place }) => ({
      id: name,
      term: name,
      description: `${street}, ${place}`,
    })),
    ...facts.map((fact) => ({ id: fact, term: labels[fact], description: findCompanyFact(fact, locale) })),
    {
      id: 'missing',
      term: t('missingFacts'),
      description: marksMissing
        ? missing.map((fact) => <MissingFact key={fact} fact={fact} />)
        : format.list(missing.map((fact) => labels[fact])),
    },
    {
      id: 'mailbox',
      term: t('factRequests'),
      description: <TextLink href={`mailto:${mailboxes.business}`}>{mailboxes.business}</TextLink>,
    },
  ];
  return (
    <SplitSection {...copy}>
      <DescriptionList
        rows={rows.filter(({ id, description }) => (id === 'missing' ? missing.length > 0 : description))}
      />
    </SplitSection>
  );
}
