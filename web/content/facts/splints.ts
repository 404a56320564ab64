import type { Quantity } from '#sections/page-content.ts';

export const splints = {
  /** A rigid splint, case study 505. */
  splintScan: { value: 10, unit: 'min' },
  splintDesign: { value: 20, unit: 'min' },
  splintPrint: { value: 55, unit: 'min' },
  /** A rigid splint, case study 505. */
  splintWashing: { value: 25, unit: 'min' },
  splintCuring: { value: 20, unit: 'min' },
  splintPolishing: { value: 12, unit: 'min' },
  splintTotal: { value: 142, unit: 'min' },
  splintAdjusting: { value: 8, unit: 'min' },
  splintAdjustingBefore: { value: 14, unit: 'min' },
  splintReprints: { value: 4 },
  /** Data sheets of Splint Rigid UV and Splint Flex UV; curing is for each side. */
  splintRigidModulus: { value: 2180, unit: 'MPa' },
  splintFlexModulus: { value: 820, unit: 'MPa' },
  splintRigidDrying: { value: 20, unit: 'min' },
  splintFlexDrying: { value: 45, unit: 'min' },
  splintRigidCuring: { value: 10, unit: 'min' },
  splintFlexCuring: { value: 15, unit: 'min' },
  splintUnderContacts: { value: 1.5, sign: '≥', unit: 'mm' },
  splintFlexWorn: { value: 1, unit: 'mm' },
  tableTopWall: { value: 1, sign: '≥', unit: 'mm' },
} as const satisfies Record<string, Quantity>;
