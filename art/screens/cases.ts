import type { Drawing } from './drawings.ts';

export type CaseRow = {
  number: string;
  drawing: Drawing;
  resin: string;
  due: string;
  state: 'scan' | 'design' | 'approval' | 'print' | 'sent';
  isOpen?: boolean;
};

/** What clinic and laboratory see on the same afternoon, sorted by due time. */
export const cases: CaseRow[] = [
  { number: '24-0817', drawing: 'bridge', resin: '#2f8a5c', due: '15:00', state: 'print' },
  { number: '24-0821', drawing: 'bridge', resin: '#ecdcb8', due: '18:00', state: 'approval', isOpen: true },
  { number: '24-0819', drawing: 'arch', resin: '#d8c4a0', due: '19:15', state: 'sent' },
  { number: '24-0822', drawing: 'arch', resin: '#c3c6c8', due: '08:00', state: 'print' },
  { number: '24-0824', drawing: 'crown', resin: '#ece2cb', due: '09:30', state: 'design' },
  { number: '24-0825', drawing: 'die', resin: '#d8c4a0', due: '11:00', state: 'design' },
  { number: '24-0826', drawing: 'arch', resin: '#c3c6c8', due: '13:00', state: 'scan' },
];

/** The case that is open; stages before `reached` are done. */
export const openCase = { number: '24-0821', due: '18:00', reached: 2 };
