import { useLocale } from 'next-intl';
import { getEnv } from '#config/env.ts';
import { companyFactLabels } from '#content/company/company-fact-labels.ts';
import { type CompanyFact, findCompanyFact, isMissing } from '#content/company/company-facts.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { DescriptionList } from '#ui/description-list.tsx';
import { MissingFact } from './missing-fact.tsx';

export function CompanyFactList({ facts }: { facts: readonly CompanyFact[] }) {
  const locale = localeFromTag(useLocale());
  const marksMissing = getEnv().NODE_ENV === 'development';
  const rows = facts.flatMap((fact) => {
    const description =
      findCompanyFact(fact, locale) ?? (marksMissing && isMissing(fact, locale) && <MissingFact fact={fact} />);
    return description ? [{ id: fact, term: companyFactLabels[locale][fact], description }] : [];
  });
  return rows.length > 0 && <DescriptionList rows={rows} />;
}
