import type { CaseStudySummary } from './case-study-data.ts';

type Case = Pick<CaseStudySummary, 'id' | 'field'> & { products: readonly { id: string }[] | null };

/** Other case studies of the same field, then of the same machines in other fields; otherwise in their order. */
export function findRelatedCases<C extends Case>(cases: readonly C[], current: Case, count: number): C[] {
  const machines = new Set(current.products?.map(({ id }) => id));
  const rank = ({ field, products }: Case) =>
    (field === current.field ? 2 : 0) + (products?.some(({ id }) => machines.has(id)) ? 1 : 0);
  return cases
    .filter((one) => one.id !== current.id && rank(one) > 0)
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, count);
}
