import type { CaseStudySummary } from './case-study-data.ts';

type Case = Pick<CaseStudySummary, 'id' | 'field'> & { products: readonly { id: string }[] | null };

/** Other case studies of the same field: those of the same machines first, otherwise in their order. */
export function findRelatedCases<C extends Case>(cases: readonly C[], current: Case, count: number): C[] {
  const machines = new Set(current.products?.map(({ id }) => id));
  const rank = ({ products }: Case) => (products?.some(({ id }) => machines.has(id)) ? 1 : 0);
  return cases
    .filter(({ id, field }) => id !== current.id && field === current.field)
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, count);
}
