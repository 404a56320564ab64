import type { Fact } from './fact.ts';

export const desktop = {
  /** Raised and engraved lines in Reflex Detail Beige, in layers of 30 µm. */
  finestStroke: { value: 0.15, unit: 'mm', source: { sample: 'texture-plate' } },
  /** Two layers of 30 µm. */
  shallowestGrain: { value: 0.06, unit: 'mm', source: { sample: 'texture-plate' } },
  /** On each surface. */
  lacquerCoat: { value: 0.03, to: 0.04, unit: 'mm', source: { caseStudy: 508 } },
  /** Ra after the third step of the polishing set. */
  polishedRoughness: { value: 0.1, unit: 'µm', source: { accessory: 'splint-denture-polishing-set' } },
  /** On parts that stand on the platform: more height at the foot, and a chamfer around it. */
  footAllowance: { value: 0.3, unit: 'mm', source: { article: 325 } },
  footChamfer: { value: 0.5, unit: 'mm', source: { article: 325 } },
  /** Working days until a soldering carrier is ready. */
  carrier: { value: 2, source: { caseStudy: 507 } },
  carrierMilled: { value: 12, source: { caseStudy: 507 } },
  housingWall: { value: 1.5, sign: '≥', unit: 'mm', source: { material: 'reflex-tough-abs-like-black' } },
  snapFitStrain: { value: 4, sign: '≤', unit: '%', source: { material: 'reflex-tough-abs-like-black' } },
  fixtureRadius: { value: 1, sign: '≥', unit: 'mm', source: { material: 'reflex-rigid-fixture' } },
  hotPartRadius: { value: 1.5, sign: '≥', unit: 'mm', source: { material: 'heatforce-250' } },
  latticeStrut: { value: 1, sign: '≥', unit: 'mm', source: { material: 'elastomer-50a-uv' } },
  castWire: { value: 0.25, sign: '≥', unit: 'mm', source: { material: 'reflex-wax-cast-filigree' } },
  stoneSeat: { value: 1, sign: '≥', unit: 'mm', source: { material: 'reflex-wax-cast-filigree' } },
  filigreeSection: { value: 2, sign: '≤', unit: 'mm', source: { material: 'reflex-wax-cast-filigree' } },
  solidSection: { value: 6, sign: '≤', unit: 'mm', source: { material: 'reflex-wax-cast' } },
} as const satisfies Record<string, Fact>;
