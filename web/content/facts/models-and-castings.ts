import type { Quantity } from '#sections/page-content.ts';

export const modelsAndCastings = {
  waxUp: { value: 35, unit: 'min' },
  waxUpByHand: { value: 80, sign: '+', unit: 'min' },
  alignerModelsPerDay: { value: 720 },
  trimLinesFound: { value: 90, unit: '%' },
  patternStrength: { value: 72.3, unit: 'MPa' },
  patternAsh: { value: 0.03, sign: '<', unit: '%' },
  burnOutTemperature: { value: 900, to: 950, unit: '°C' },
  burnOutHold: { value: 1, to: 1.5, unit: 'h' },
  supportBar: { value: 2, sign: '≥', unit: 'mm' },
  frameworkThickness: { value: 0.35, sign: '≥', unit: 'mm' },
  /** Of 20 castings each, white paper 313: a speed burnout, and a slow rise with two holds. */
  castingsCleanSpeed: { value: 6 },
  castingsClean: { value: 19 },
  castingsFinsSpeed: { value: 11 },
  castingsFins: { value: 1 },
  castingsInclusionsSpeed: { value: 3 },
  castingsInclusions: { value: 0 },
  /** Instructions for use of Model HP UV 2.0; two baths. */
  modelWashing: { value: 6, unit: 'min' },
  modelDrying: { value: 20, unit: 'min' },
  modelCuring: { value: 10, unit: 'min' },
  modelRest: { value: 2, unit: 'h' },
  /** Mean of 30 models, white paper 312. */
  modelDeviationFront: { value: 9, unit: 'µm' },
  modelDeviationDiagonal: { value: 18, unit: 'µm' },
  modelDeviationMolars: { value: 21, unit: 'µm' },
} as const satisfies Record<string, Quantity>;
