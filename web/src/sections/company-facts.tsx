import { useTranslations } from 'next-intl';
import { CompanyFactList } from '#features/company/company-fact-list.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { SplitSection } from './section.tsx';

export function CompanyFacts({ layout: { facts }, copy }: SectionProps<LayoutOf<'company-facts'>>) {
  const t = useTranslations('Sections');
  return (
    <SplitSection {...copy}>
      <CompanyFactList facts={facts} missing={t('missingFact')} />
    </SplitSection>
  );
}
