import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '#ui/badge.tsx';
import type { CaseStudyCard_CaseStudyFragment } from './case-study-card.generated.ts';
import { scopeOfField } from './case-study-scopes.ts';
import { EvaluationLabel } from './evaluation-notice.tsx';

type Props = {
  caseStudy: Pick<CaseStudyCard_CaseStudyFragment, 'field' | 'materials'>;
  /** Below a heading that names it. */
  hasField?: boolean;
  className?: string;
};

/** The field of use, and whether the parts were made in an evaluation. */
export function CaseStudyTags({ caseStudy, hasField = true, className = '' }: Props) {
  const t = useTranslations('CaseStudies.scopes');
  return (
    <p lang={useLocale()} className={`flex flex-wrap gap-2 empty:hidden ${className}`}>
      {hasField && <Badge>{t(`${scopeOfField(caseStudy.field)}.name`)}</Badge>}
      <EvaluationLabel caseStudy={caseStudy} />
    </p>
  );
}
