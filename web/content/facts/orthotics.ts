import type { Quantity } from '#sections/page-content.ts';

export const orthotics = {
  /** Case study 511: mean of 46 wrist-hand orthoses. */
  orthosisWork: { value: 1.6, unit: 'h' },
  orthosisWorkPlaster: { value: 3.4, unit: 'h' },
  orthosisVisits: { value: 2 },
  orthosisVisitsPlaster: { value: 3 },
  /** Case study 512: 31 patients with forearm sockets. In days, sockets and nights. */
  socketFitting: { value: 3 },
  socketFittingPlaster: { value: 9 },
  testSockets: { value: 1.6 },
  testSocketsPlaster: { value: 2.3 },
  socketNights: { value: 9 },
  socketNightsPlaster: { value: 16 },
} as const satisfies Record<string, Quantity>;
