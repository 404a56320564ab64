import type { Fact } from './fact.ts';

export const orthotics = {
  /** Mean of 46 sample wrist-hand orthoses. The visits are planned. */
  orthosisWork: { value: 1.6, unit: 'h', source: { caseStudy: 511 } },
  orthosisWorkPlaster: { value: 3.4, unit: 'h', source: { caseStudy: 511 } },
  orthosisVisits: { value: 2, source: { caseStudy: 511 } },
  orthosisVisitsPlaster: { value: 3, source: { caseStudy: 511 } },
  /** Sample forearm sockets, on the plaster positive: limbs, days and sockets. */
  socketLimbs: { value: 31, source: { caseStudy: 512 } },
  socketFitting: { value: 3, source: { caseStudy: 512 } },
  socketFittingPlaster: { value: 9, source: { caseStudy: 512 } },
  testSockets: { value: 1.6, source: { caseStudy: 512 } },
  /** Along the axis of six sockets, for an hour. */
  socketLoad: { value: 400, unit: 'N', source: { caseStudy: 512 } },
} as const satisfies Record<string, Fact>;
