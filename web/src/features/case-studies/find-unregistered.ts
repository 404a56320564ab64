import type { CaseStudyCard_CaseStudyFragment } from './case-study-card.generated.ts';

type CaseStudy = Pick<CaseStudyCard_CaseStudyFragment, 'field' | 'materials'>;
type Resin = NonNullable<CaseStudy['materials']>[number];

/** Resins of a case study about medical devices that no market has registered yet. */
export function findUnregistered({ field, materials }: CaseStudy): Resin[] {
  const isForDevices = ({ bodyContact }: Resin) =>
    bodyContact === 'MOUTH' || (bodyContact === 'SKIN' && field === 'ORTHOPAEDIC_REHABILITATION');
  return (materials ?? []).filter((resin) => isForDevices(resin) && resin.registrations.length === 0);
}
