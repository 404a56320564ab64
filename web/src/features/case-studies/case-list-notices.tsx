import type { ComponentProps } from 'react';
import { CaseStudyNotice } from './case-study-notice.tsx';
import { EvaluationListNote } from './evaluation-notice.tsx';

type Props = {
  cases: ComponentProps<typeof CaseStudyNotice>['cases'] & ComponentProps<typeof EvaluationListNote>['cases'];
  className: string;
};

/** The languages of the reports and what an evaluation is, once for a list. */
export function CaseListNotices({ cases, className }: Props) {
  return (
    <div className={`grid items-start gap-x-10 gap-y-4 empty:hidden desktop:grid-cols-2 ${className}`}>
      <CaseStudyNotice cases={cases} />
      <EvaluationListNote cases={cases} />
    </div>
  );
}
