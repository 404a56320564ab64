import { Figure } from '#ui/figure.tsx';
import { CaseStudySummaryCard } from './case-study-card.tsx';
import type { CaseStudySummary } from './case-study-data.ts';

/** The card of a case study with its picture, above the text or beside it where there is room. */
export function CaseStudyTile({ caseStudy }: { caseStudy: CaseStudySummary }) {
  return (
    <div className="@container h-full">
      <div className="grid h-full grid-rows-[auto_1fr] gap-5 @xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @xl:grid-rows-none @xl:gap-8">
        {caseStudy.picture && (
          <Figure
            {...caseStudy.picture}
            alt=""
            sizes="(width >= 993px) 26rem, (width >= 640px) 45vw, 90vw"
            className="rounded-panel bg-backdrop max-sm:aspect-3/2 max-sm:object-cover"
          />
        )}
        <CaseStudySummaryCard caseStudy={caseStudy} isSmall />
      </div>
    </div>
  );
}
