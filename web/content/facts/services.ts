import type { Quantity } from '#sections/page-content.ts';

export const services = {
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
  /** News 136: pilot of Ultra-Net in three laboratories. */
  idleTimeUncleared: { value: 61, unit: '%' },
  idleTimeFaults: { value: 4, unit: '%' },
  idleTimePrinters: { value: 17 },
  /** Different ones, of all dental resins together. */
  dentalApplications: { value: 60, sign: '+' },
} as const satisfies Record<string, Quantity>;
