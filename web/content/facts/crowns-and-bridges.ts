import type { Fact } from './fact.ts';

export const crownsAndBridges = {
  /** Temporary bridges on one well-filled A2D 4K, washing and curing included. */
  bridgesPerHour: { value: 6, to: 7, source: 'R368' },
  crownOnWholeModel: { value: 6, unit: 'h', source: 'R369' },
  crownOnSectionedModel: { value: 8.5, unit: 'h', source: 'R369' },
  /** Work of the team on one print job in a clinic, printing and curing apart. */
  clinicHandling: { value: 10, unit: 'min', source: { brochure: 306 } },
  /** Temporary bridges, at best; a mill takes 2 to 3 h for one. */
  fasterThanMilling: { value: 20, source: 'R368' },
  bridgeMilling: { value: 2, to: 3, unit: 'h', source: 'R368' },
  remakesPrinted: { value: 2.9, unit: '%', source: { caseStudy: 501 } },
  /** The same with sawn dies and with the model in one piece. */
  marginalGap: { value: 0.03, unit: 'mm', source: 'R369' },
  temporaryStrength: { value: 84.5, unit: 'MPa', source: 'R372' },
  temporaryModulus: { value: 2350, unit: 'MPa', source: { material: 'temp-c-and-b-uv-2-0' } },
  ceramicCrownStrength: { value: 128, unit: 'MPa', source: { material: 'crown-ceramic-uv' } },
  ceramicCrownModulus: { value: 5150, unit: 'MPa', source: { material: 'crown-ceramic-uv' } },
  /** A molar crown in Temp C&B UV 2.0; curing is for each side. */
  temporaryPrint: { value: 20, unit: 'min', source: { webinar: 302 } },
  temporaryWashing: { value: 5, unit: 'min', source: { webinar: 302 } },
  temporaryDrying: { value: 10, unit: 'min', source: { webinar: 302 } },
  temporaryCuring: { value: 15, unit: 'min', source: { material: 'temp-c-and-b-uv-2-0' } },
  temporaryLayer: { value: 50, unit: 'µm', source: { webinar: 302 } },
  /** Scan, design and finishing. */
  temporaryHandling: { value: 23, unit: 'min', source: { webinar: 302, sumOf: [14, 9] } },
  temporaryDensity: { value: 1.14, unit: 'g/cm³', source: { material: 'temp-c-and-b-uv-2-0' } },
  temporaryTotal: { value: 88, unit: 'min', source: { webinar: 302 } },
  temporaryBridgePrint: { value: 24, unit: 'min', source: { sample: 'three-unit-temporary-bridge' } },
  /** The same crown in Crown Ceramic UV. */
  ceramicCrownDesign: { value: 14, unit: 'min', source: { webinar: 302 } },
  ceramicCrownPrint: { value: 24, unit: 'min', source: { webinar: 302 } },
  ceramicCrownWashing: { value: 3, unit: 'min', source: { webinar: 302 } },
  ceramicCrownDrying: { value: 10, unit: 'min', source: { webinar: 302 } },
  ceramicCrownCuring: { value: 20, unit: 'min', source: { material: 'crown-ceramic-uv' } },
  ceramicCrownFinishing: { value: 14, unit: 'min', source: { webinar: 302 } },
  ceramicCrownTotal: { value: 105, unit: 'min', source: { webinar: 302 } },
} as const satisfies Record<string, Fact>;
