import type { CaseStudyCard_CaseStudyFragment } from './case-study-card.generated.ts';
import { fieldNames, fields } from './overview-query.ts';

type Measured = Pick<CaseStudyCard_CaseStudyFragment, 'field' | 'results'>;
type Result = Measured['results'][number];

/** The result that changed most by proportion, of each field. */
export function findLargestChanges<Case extends Measured>(cases: readonly Case[]): { one: Case; result: Result }[] {
  return fieldNames.flatMap((name) => {
    const results = cases
      .filter(({ field }) => field === fields[name])
      .flatMap((one) => one.results.map((result) => ({ one, result })));
    return results
      .toSorted((a, b) => factorOf(b.result) - factorOf(a.result))
      .filter(isChange)
      .slice(0, 1);
  });
}

function isChange({ result }: { result: Result }): boolean {
  return factorOf(result) > 1;
}

/** 4 for four times as much and for a quarter. */
function factorOf({ change }: Result): number {
  const [less = 0, more = 0] = [change?.before ?? 0, change?.after ?? 0].toSorted((a, b) => a - b);
  return less > 0 ? more / less : 0;
}
