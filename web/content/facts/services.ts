import type { Fact } from './fact.ts';

export const services = {
  supportCountries: { value: 30, sign: '+', source: 'R355' },
  supportResponseTime: { value: 30, sign: '<', unit: 'min', source: 'R355' },
  supportSolved: { value: 48, sign: '≤', unit: 'h', source: 'R355' },
  designers: { value: 200, sign: '+', source: 'R356' },
  designersFiveYears: { value: 30, unit: '%', source: 'R356' },
  designersTenYears: { value: 10, unit: '%', source: 'R356' },
  design: { value: 6, sign: '≤', unit: 'h', source: 'R356' },
  designExpedited: { value: 2, unit: 'h', source: 'R356' },
  orthodonticDesign: { value: 24, sign: '≤', unit: 'h', source: 'R356' },
  designAnswer: { value: 30, unit: 'min', source: 'R356' },
  sampleResponseTime: { value: 5, sign: '≤', unit: 'h', source: 'R350' },
  /** Upper bound. */
  sampleWeeks: { value: 2, source: 'R351' },
  /** Lower bound, in calendar weeks. */
  customSampleWeeks: { value: 2, source: 'R352' },
  customSampleTeam: { value: 5, unit: 'h', source: 'R257' },
  /** Pilot of Ultra-Net in three laboratories. */
  idleTimeUncleared: { value: 61, unit: '%', source: { news: 136 } },
  idleTimePrinters: { value: 17, source: { news: 136 } },
  /** Resin empty, or film due. */
  idleTimeSupplies: { value: 35, unit: '%', source: { news: 136 } },
  idleTimeFaults: { value: 4, unit: '%', source: { news: 136 } },
  /** Different ones, of all dental resins together. */
  dentalApplications: { value: 60, sign: '+', source: 'R375' },
  /** UltraCraft Wash and UltraCraft Cure, in US dollars. */
  washPrice: { value: 359, source: 'R357' },
  curePrice: { value: 749, source: 'R357' },
} as const satisfies Record<string, Fact>;
