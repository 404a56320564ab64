import type { Quantity } from '#sections/page-content.ts';

export const crownsAndBridges = {
  /** Temporary bridges on one well-filled A2D 4K, washing and curing included. */
  bridgesPerHour: { value: 6, to: 7 },
  crownOnWholeModel: { value: 6, unit: 'h' },
  crownOnSectionedModel: { value: 8.5, unit: 'h' },
  /** Work of the team on one print job in a clinic, printing and curing apart. */
  clinicHandling: { value: 10, unit: 'min' },
  /** Temporary bridges, at best; a mill takes 2 to 3 h for one. */
  fasterThanMilling: { value: 20 },
  bridgeMilling: { value: 2, to: 3, unit: 'h' },
  /** Case study 501. */
  remakesPrinted: { value: 2.9, unit: '%' },
  /** The same with sawn dies and with the model in one piece. */
  marginalGap: { value: 0.03, unit: 'mm' },
  temporaryStrength: { value: 84.5, unit: 'MPa' },
  temporaryModulus: { value: 2350, unit: 'MPa' },
  ceramicCrownStrength: { value: 128, unit: 'MPa' },
  ceramicCrownModulus: { value: 5150, unit: 'MPa' },
  /** A molar crown in Temp C&B UV 2.0, recording 302; curing is for each side. */
  temporaryPrint: { value: 20, unit: 'min' },
  temporaryWashing: { value: 5, unit: 'min' },
  temporaryDrying: { value: 10, unit: 'min' },
  temporaryCuring: { value: 15, unit: 'min' },
  temporaryTotal: { value: 88, unit: 'min' },
  /** The same crown in Crown Ceramic UV. */
  ceramicCrownDesign: { value: 14, unit: 'min' },
  ceramicCrownPrint: { value: 24, unit: 'min' },
  ceramicCrownWashing: { value: 3, unit: 'min' },
  ceramicCrownDrying: { value: 10, unit: 'min' },
  ceramicCrownCuring: { value: 20, unit: 'min' },
  ceramicCrownFinishing: { value: 14, unit: 'min' },
  ceramicCrownTotal: { value: 105, unit: 'min' },
} as const satisfies Record<string, Quantity>;
