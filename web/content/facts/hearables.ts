import type { Fact } from './fact.ts';

export const hearables = {
  hearableTolerance: { value: 0.05, sign: '±', unit: 'mm', source: 'R367' },
  hearablesPerMonth: { value: 1_000_000, sign: '>', source: 'R367' },
  hearablePrinters: { value: 100, sign: '>', source: 'R367' },
  /** On one floor of the largest customer in this trade. */
  earbudPrinters: { value: 116, source: { caseStudy: 509 } },
  /** In two tiers. */
  earbudsPerJob: { value: 84, source: { caseStudy: 509 } },
  earbudsPerTier: { value: 42, source: { caseStudy: 509 } },
  earbudTierPrint: { value: 63, unit: 'min', source: { caseStudy: 509 } },
  earbudRejects: { value: 2.4, unit: '%', source: { caseStudy: 509 } },
  /** In the first month at full load. */
  earbudRejectsAtFirst: { value: 11, unit: '%', source: { caseStudy: 509 } },
  /** In months. */
  hearableLaunch: { value: 2, source: 'R367' },
  hearableLaunchWithTools: { value: 8, source: 'R367' },
  hearableWall: { value: 0.6, sign: '≥', unit: 'mm', source: { material: 'hearable-clear-uv' } },
  /** Custom in-ear shells, one year before and after. */
  monitorReturns: { value: 4.4, unit: '%', source: { caseStudy: 508 } },
  monitorReturnsCast: { value: 9.1, unit: '%', source: { caseStudy: 508 } },
  monitorPairsPerMonth: { value: 350, source: { caseStudy: 508 } },
  /** A pair of shells. */
  shellPairPrint: { value: 56, unit: 'min', source: { sample: 'earbud-shell-pair' } },
  shellPairHeight: { value: 20, unit: 'mm', source: { sample: 'earbud-shell-pair' } },
  shellPairLayer: { value: 50, unit: 'µm', source: { sample: 'earbud-shell-pair' } },
  hearableDensity: { value: 1.12, unit: 'g/cm³', source: { material: 'hearable-clear-uv' } },
  facePlate: { value: 2, unit: 'min', source: { caseStudy: 508 } },
  facePlateGround: { value: 9, unit: 'min', source: { caseStudy: 508 } },
  monitorWall: { value: 0.8, unit: 'mm', source: { caseStudy: 508 } },
  monitorBore: { value: 1.2, unit: 'mm', source: { caseStudy: 508 } },
  /** Each of two baths; curing is for each side. */
  hearableWash: { value: 3, unit: 'min', source: { material: 'hearable-clear-uv' } },
  hearableCure: { value: 10, unit: 'min', source: { material: 'hearable-clear-uv' } },
  softElongation: { value: 115, unit: '%', source: { material: 'hearable-soft-uv' } },
  softLip: { value: 0.5, sign: '≥', unit: 'mm', source: { material: 'hearable-soft-uv' } },
  /** Each of two baths; curing is for each side. */
  softWash: { value: 2, unit: 'min', source: { material: 'hearable-soft-uv' } },
  softCure: { value: 15, unit: 'min', source: { material: 'hearable-soft-uv' } },
} as const satisfies Record<string, Fact>;
