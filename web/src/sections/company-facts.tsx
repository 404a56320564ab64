import { useLocale, useTranslations } from 'next-intl';
import { getEnv } from '#config/env.ts';
import { companyFactLabels } from '#content/company/company-fact-labels.ts';
import { type CompanyFact, findCompanyFact, isMissing } from '#content/company/company-facts.ts';
import { contactCopy } from '#content/contact/contact.ts';
import { mailboxes } from '#content/contact/offices.ts';
import { MissingFact } from '#features/company/missing-fact.tsx';
import { localeFromTag } from '#i18n/paths.ts';
import { DescriptionList } from '#ui/description-list.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { SplitSection } from './section.tsx';

/** The offices, the facts, and whom to ask for those that are not filled in. */
export function CompanyFacts({ layout: { facts }, copy }: SectionProps<LayoutOf<'company-facts'>>) {
  const t = useTranslations('Sections');
  const tag = useLocale();
  const locale = localeFromTag(tag);
  const labels = companyFactLabels[locale];
  const marksMissing = getEnv().NODE_ENV === 'development';
  const describe = (fact: CompanyFact) =>
    marksMissing && isMissing(fact, locale) ? <MissingFact fact={fact} /> : findCompanyFact(fact, locale);
  const missing = marksMissing ? [] : facts.filter((fact) => isMissing(fact, locale)).map((fact) => labels[fact]);
  const list = new Intl.ListFormat(tag, { type: 'conjunction' });
  const rows = [
    ...Object.values(contactCopy[locale].offices).map(({ name, street, place }) => ({
      id: name,
      term: name,
      description: t('address', { street, place }),
    })),
    ...facts.map((fact) => ({ id: fact, term: labels[fact], description: describe(fact) })),
    { id: 'missing', term: t('missingFacts'), description: list.format(missing) },
    {
      id: 'mailbox',
      term: t('factRequests'),
      description: <TextLink href={`mailto:${mailboxes.business}`}>{mailboxes.business}</TextLink>,
    },
  ];
  return (
    <SplitSection {...copy}>
      <DescriptionList rows={rows.filter(({ description }) => description)} />
    </SplitSection>
  );
}
