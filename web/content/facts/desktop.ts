import type { Quantity } from '#sections/page-content.ts';

export const desktop = {
  /** Raised and engraved lines in Reflex Detail Beige, in layers of 30 µm. */
  finestStroke: { value: 0.15, unit: 'mm' },
  /** Two layers of 30 µm. */
  shallowestGrain: { value: 0.06, unit: 'mm' },
  /** On each surface. */
  lacquerCoat: { value: 0.03, to: 0.04, unit: 'mm' },
  /** Ra after the third step of the polishing set. */
  polishedRoughness: { value: 0.1, unit: 'µm' },
  /** On parts that stand on the platform: more height at the foot, and a chamfer around it. */
  footAllowance: { value: 0.3, sign: '+', unit: 'mm' },
  footChamfer: { value: 0.5, unit: 'mm' },
  /** Case study 507: soldering carrier, in working days. */
  carrier: { value: 2 },
  carrierMilled: { value: 12 },
  /** Reflex Tough ABS-like Black. */
  housingWall: { value: 1.5, sign: '≥', unit: 'mm' },
  snapFitStrain: { value: 4, sign: '≤', unit: '%' },
  /** Rigid Fixture, HeatForce 250, Elastomer 50A UV. */
  fixtureRadius: { value: 1, sign: '≥', unit: 'mm' },
  hotPartRadius: { value: 1.5, sign: '≥', unit: 'mm' },
  latticeStrut: { value: 1, sign: '≥', unit: 'mm' },
  /** Reflex Wax Cast and Wax Cast Filigree. */
  castWire: { value: 0.25, sign: '≥', unit: 'mm' },
  stoneSeat: { value: 1, sign: '≥', unit: 'mm' },
  filigreeSection: { value: 2, sign: '≤', unit: 'mm' },
  solidSection: { value: 6, sign: '≤', unit: 'mm' },
  /** Reflex Model Gray. */
  figureWash: { value: 6, unit: 'min' },
  figureDry: { value: 20, unit: 'min' },
  figureCure: { value: 10, unit: 'min' },
} as const satisfies Record<string, Quantity>;
