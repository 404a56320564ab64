import type { CaseStudySummary } from './case-study-data.ts';

type Case = Pick<CaseStudySummary, 'id' | 'field'> & { products: readonly { id: string }[] | null };

/** Other case studies of the same field, those of the same machines first; those of the machines if there are none. */
export function findRelatedCases<C extends Case>(cases: readonly C[], current: Case, count: number): C[] {
  const machines = new Set(current.products?.map(({ id }) => id));
  const isOfMachine = ({ products }: Case) => products?.some(({ id }) => machines.has(id)) ?? false;
  const others = cases.filter(({ id }) => id !== current.id);
  const ofField = others.filter(({ field }) => field === current.field);
  return (ofField.length > 0 ? ofField : others.filter(isOfMachine))
    .toSorted((a, b) => Number(isOfMachine(b)) - Number(isOfMachine(a)))
    .slice(0, count);
}
