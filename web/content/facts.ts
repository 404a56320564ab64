import type { Quantity } from '#sections/page-content.ts';

/** Published figures with sign and unit. Pages take every figure from here. */
export const facts = {
  /** Per machine in 24 unattended hours, from 3 kg of resin. */
  dentureBasesPerDay: { value: 165 },
  waxUp: { value: 35, unit: 'min' },
  waxUpByHand: { value: 80, sign: '+', unit: 'min' },
  alignerModelsPerDay: { value: 720 },
  trimLinesFound: { value: 90, unit: '%' },
  /** A2D 4K and A2D Ortho: half a pixel on either side of an edge. */
  a2d4kEdge: { value: 26.8, sign: '±', unit: 'µm' },
  patternStrength: { value: 72.3, unit: 'MPa' },
  patternAsh: { value: 0.03, sign: '<', unit: '%' },
  burnOutTemperature: { value: 900, to: 950, unit: '°C' },
  burnOutHold: { value: 1, to: 1.5, unit: 'h' },
  supportBar: { value: 2, sign: '≥', unit: 'mm' },
  frameworkThickness: { value: 0.35, sign: '≥', unit: 'mm' },
  hearableTolerance: { value: 0.05, sign: '±', unit: 'mm' },
  hearablesPerMonth: { value: 1_000_000, sign: '>' },
  hearablePrinters: { value: 100, sign: '>' },
  /** In months. */
  hearableLaunch: { value: 2 },
  hearableLaunchWithTools: { value: 8 },
  supportCountries: { value: 30, sign: '+' },
  supportResponseTime: { value: 30, sign: '<', unit: 'min' },
  supportSolved: { value: 48, sign: '≤', unit: 'h' },
  designers: { value: 200, sign: '+' },
  designersFiveYears: { value: 30, unit: '%' },
  designersTenYears: { value: 10, unit: '%' },
  design: { value: 6, sign: '≤', unit: 'h' },
  designExpedited: { value: 2, unit: 'h' },
  orthodonticDesign: { value: 24, sign: '≤', unit: 'h' },
  designAnswer: { value: 30, unit: 'min' },
  sampleResponseTime: { value: 5, sign: '≤', unit: 'h' },
  /** Upper bound. */
  sampleWeeks: { value: 2 },
  /** Lower bound, in calendar weeks. */
  customSampleWeeks: { value: 2 },
  customSampleTeam: { value: 5, unit: 'h' },
} as const satisfies Record<string, Quantity>;
