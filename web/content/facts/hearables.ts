import type { Quantity } from '#sections/page-content.ts';

export const hearables = {
  hearableTolerance: { value: 0.05, sign: '±', unit: 'mm' },
  hearablesPerMonth: { value: 1_000_000, sign: '>' },
  hearablePrinters: { value: 100, sign: '>' },
  /** In months. */
  hearableLaunch: { value: 2 },
  hearableLaunchWithTools: { value: 8 },
  /** Hearable Clear UV. */
  hearableWall: { value: 0.6, sign: '≥', unit: 'mm' },
  /** Case study 508: custom in-ear shells, one year before and after. */
  monitorReturns: { value: 4.4, unit: '%' },
  monitorReturnsCast: { value: 9.1, unit: '%' },
  facePlate: { value: 2, unit: 'min' },
  facePlateGround: { value: 9, unit: 'min' },
  monitorWall: { value: 0.8, unit: 'mm' },
  monitorBore: { value: 1.2, unit: 'mm' },
  hearableWash: { value: 3, unit: 'min' },
  hearableCure: { value: 10, unit: 'min' },
  /** Hearable Soft UV. */
  softLip: { value: 0.5, sign: '≥', unit: 'mm' },
  softWash: { value: 2, unit: 'min' },
  softCure: { value: 15, unit: 'min' },
} as const satisfies Record<string, Quantity>;
