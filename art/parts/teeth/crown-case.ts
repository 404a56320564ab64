import type { Field } from '../../shapes/field.ts';
import { createArch, type Placed } from './arch.ts';
import { modelField } from './base.ts';
import { createDentition } from './dentition.ts';

/** A lower jaw on its base; its left first molar is prepared for a crown. */
export function crownCase(): { jaw: Field; prepared: Placed } {
  const arch = createArch('lower');
  const isPrepared = ({ side, number }: Placed) => side === 1 && number === 5;
  const prepared = arch.teeth.find(isPrepared);
  if (!prepared) throw new Error('There is no such tooth.');
  const dentition = createDentition(arch, (tooth) => (isPrepared(tooth) ? 'prepared' : 'whole'));
  return { jaw: modelField(dentition, { top: 12, outer: 6, inner: 6.4 }), prepared };
}
