import type { LocalizedCopy } from '../../marketing-page.ts';
import { en } from './en.ts';
import type { digitalDentureTeeth } from './page.ts';

export const digitalDentureTeethCopy: LocalizedCopy<
  '/application/solution/digital-denture-teeth',
  typeof digitalDentureTeeth
> = { en };
