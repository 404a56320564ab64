import { useLocale } from 'next-intl';
import { getEnv } from '#config/env.ts';
import { companyFactLabels } from '#content/company/company-fact-labels.ts';
import { type CompanyFact, findCompanyFact, isMissing } from '#content/company/company-facts.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { DescriptionList } from '#ui/description-list.tsx';
import { MissingFact } from './missing-fact.tsx';

/** `missing` stands in place of facts that are not filled in; without it, production omits them. */
type Props = { facts: readonly CompanyFact[]; missing?: string };

export function CompanyFactList({ facts, missing }: Props) {
  const locale = localeFromTag(useLocale());
  const marksMissing = getEnv().NODE_ENV === 'development';
  const describe = (fact: CompanyFact) => {
    if (!isMissing(fact, locale)) return findCompanyFact(fact, locale);
    return marksMissing ? <MissingFact fact={fact} /> : missing;
  };
  const rows = facts.flatMap((fact) => {
    const description = describe(fact);
    return description ? [{ id: fact, term: companyFactLabels[locale][fact], description }] : [];
  });
  return rows.length > 0 && <DescriptionList rows={rows} />;
}
