import type { Quantity } from '#sections/page-content.ts';

export const dentures = {
  /** Per machine in 24 unattended hours, from 3 kg of resin. */
  dentureBasesPerDay: { value: 165 },
  /** Nights of 13 h in case study 504. */
  dentureBasesPerNight: { value: 84 },
  dentureNightsEndedEarly: { value: 3 },
  /** From order to try-in, in working days. */
  dentureTryIn: { value: 2 },
  dentureTryInBefore: { value: 4 },
  /** Samples `upper-denture-base` and `denture-tooth-arch`. */
  dentureBasePrint: { value: 55, unit: 'min' },
  toothArchPrint: { value: 52, unit: 'min' },
  /** Both baths of Denture Base UV. */
  dentureBaseWash: { value: 5, unit: 'min' },
  dentureBaseThickness: { value: 2, sign: '≥', unit: 'mm' },
  dentureBaseStrength: { value: 79.5, unit: 'MPa' },
  dentureTeethStrength: { value: 97, unit: 'MPa' },
} as const satisfies Record<string, Quantity>;
