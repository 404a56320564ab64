import type { Fact } from './fact.ts';

export const splints = {
  /** A rigid splint. */
  splintScan: { value: 10, unit: 'min', source: { caseStudy: 505 } },
  splintDesign: { value: 20, unit: 'min', source: { caseStudy: 505 } },
  splintPrint: { value: 55, unit: 'min', source: { caseStudy: 505 } },
  /** Lying flat, on the A3D. */
  rigidSplintPrint: { value: 26, unit: 'min', source: { sample: 'rigid-occlusal-splint' } },
  splintWashing: { value: 25, unit: 'min', source: { caseStudy: 505 } },
  splintCuring: { value: 20, unit: 'min', source: { caseStudy: 505 } },
  splintPolishing: { value: 12, unit: 'min', source: { caseStudy: 505 } },
  splintTotal: { value: 142, unit: 'min', source: { caseStudy: 505 } },
  splintAdjusting: { value: 8, unit: 'min', source: { caseStudy: 505 } },
  splintAdjustingBefore: { value: 14, unit: 'min', source: { caseStudy: 505 } },
  splintReprints: { value: 4, source: { caseStudy: 505 } },
  splintReprintShare: { value: 5.4, unit: '%', source: { caseStudy: 505, shareOf: [4, 74] } },
  splintsPerMonth: { value: 15, source: { caseStudy: 505 } },
  /** Scan, design and polishing. */
  splintHandling: { value: 42, unit: 'min', source: { caseStudy: 505, sumOf: [10, 20, 12] } },
  splintLayer: { value: 100, unit: 'µm', source: { caseStudy: 505 } },
  /** Tilted, with supports. */
  splintHeight: { value: 39, unit: 'mm', source: { caseStudy: 505 } },
  splintRigidDensity: { value: 1.15, unit: 'g/cm³', source: { material: 'splint-rigid-uv' } },
  /** Curing is for each side. */
  splintUnderContacts: { value: 1.5, sign: '≥', unit: 'mm', source: { material: 'splint-rigid-uv' } },
  splintFlexWorn: { value: 1, unit: 'mm', source: { material: 'splint-flex-uv' } },
  tableTopWall: { value: 1, sign: '≥', unit: 'mm', source: { material: 'crown-ceramic-uv' } },
} as const satisfies Record<string, Fact>;
