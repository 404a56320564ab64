import type { PartName } from './parts.ts';

/** Usages of the resins that each part is printed in. */
export const partUsages: Record<PartName, readonly string[]> = {
  model: ['working-model', 'study-model', 'aligner-model', 'orthodontic-model'],
  uprightModel: ['aligner-model'],
  denture: ['denture-base', 'denture-try-in'],
  splint: ['splint'],
  bridge: ['temporary-crown', 'final-restoration', 'fixed-restoration'],
  tray: ['bonding-tray'],
  earbud: ['earbud-shell'],
  ring: ['jewelry-casting'],
  figure: ['figurine'],
  housing: ['prototype', 'end-use-part'],
  insole: ['orthosis-prosthesis'],
  orthosis: ['orthosis-prosthesis'],
};
