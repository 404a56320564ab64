import { keepTogether } from '#ui/keep-together.ts';
import type { CaseStudySummary } from './case-study-data.ts';
import { DottedList } from './dotted-list.tsx';

type Props = { caseStudy: Pick<CaseStudySummary, 'products' | 'materials'>; className: string };

/** The printers and resins of a case study. */
export function CaseStudySetup({ caseStudy: { products, materials }, className }: Props) {
  const printers = (products ?? []).filter(({ kind }) => kind === 'PRINTER');
  const names = [...printers, ...(materials ?? [])].map(({ name }) => keepTogether(name));
  return names.length > 0 && <DottedList items={names} className={className} />;
}
