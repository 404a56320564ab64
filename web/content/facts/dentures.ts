import type { Fact } from './fact.ts';

export const dentures = {
  /** Per machine in 24 unattended hours, from 3 kg of resin. */
  dentureBasesPerDay: { value: 165, source: 'R366' },
  /** Nights of 13 h. */
  dentureBasesPerNight: { value: 84, source: { caseStudy: 504 } },
  /** Eight bases, removal included. */
  dentureBaseJob: { value: 68, unit: 'min', source: { caseStudy: 504 } },
  dentureNightsEndedEarly: { value: 3, source: { caseStudy: 504 } },
  /** From order to try-in, in working days. */
  dentureTryIn: { value: 2, source: { caseStudy: 504 } },
  dentureTryInBefore: { value: 4, source: { caseStudy: 504 } },
  toothArchPrint: { value: 52, unit: 'min', source: { sample: 'denture-tooth-arch' } },
  /** Both baths. */
  dentureBaseWash: { value: 5, unit: 'min', source: { material: 'denture-base-uv', sumOf: [3, 2] } },
  /** Both sides. */
  dentureBaseCure: { value: 40, unit: 'min', source: { material: 'denture-base-uv', sumOf: [20, 20] } },
  dentureBaseThickness: { value: 2, sign: '≥', unit: 'mm', source: { material: 'denture-base-uv' } },
  dentureBaseStrength: { value: 79.5, unit: 'MPa', source: { material: 'denture-base-uv' } },
  dentureTeethStrength: { value: 97, unit: 'MPa', source: { material: 'denture-teeth-uv' } },
} as const satisfies Record<string, Fact>;
