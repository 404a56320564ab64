import { useLocale } from 'next-intl';
import { companyFactLabels } from '#content/company/company-fact-labels.ts';
import { type CompanyFact, findCompanyFact } from '#content/company/company-facts.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { DescriptionList } from '#ui/description-list.tsx';

export function CompanyFactList({ facts }: { facts: readonly CompanyFact[] }) {
  const locale = localeFromTag(useLocale());
  const rows = facts.flatMap((fact) => {
    const description = findCompanyFact(fact, locale);
    return description ? [{ id: fact, term: companyFactLabels[locale][fact], description }] : [];
  });
  return rows.length > 0 && <DescriptionList rows={rows} />;
}
