import type { Fact } from './fact.ts';

export const modelsAndCastings = {
  waxUp: { value: 35, unit: 'min', source: 'R370' },
  waxUpByHand: { value: 80, sign: '+', unit: 'min', source: 'R370' },
  alignerModelsPerDay: { value: 720, source: 'R374' },
  alignerModelsMean: { value: 710, source: { whitePaper: 315 } },
  /** One printer a day, with the time of one job left for resin, film and cleaning. */
  alignerModelsPlanned: { value: 168, source: { printer: 'A2D_Ortho' } },
  /** One of the four printers of a line, removal included. */
  alignerModelsPerJob: { value: 12, source: { whitePaper: 315 } },
  alignerModelJob: { value: 96, unit: 'min', source: { whitePaper: 315 } },
  alignerModelHours: { value: 24, unit: 'h', source: { whitePaper: 315 } },
  /** Supports included. */
  alignerModelResin: { value: 20, unit: 'g', source: { whitePaper: 315 } },
  /** Stations of the line: a basket of 12 models in the bath, 6 in the curing unit, one in the thermoforming unit. */
  alignerModelWash: { value: 8, unit: 'min', source: { whitePaper: 315 } },
  alignerModelCure: { value: 8, unit: 'min', source: { whitePaper: 315 } },
  /** Of one aligner, by the trimming cell of a partner. */
  alignerMarking: { value: 20, unit: 's', source: { whitePaper: 315 } },
  alignerTrimming: { value: 70, unit: 's', source: { whitePaper: 315 } },
  alignerForming: { value: 2, unit: 'min', source: { whitePaper: 315 } },
  /** Rejected for printing faults. */
  alignerModelsReprinted: { value: 1, unit: '%', source: { whitePaper: 315, shareOf: [74, 7104] } },
  /** Standing on the platform. */
  alignerModelHeight: { value: 63, unit: 'mm', source: { sample: 'aligner-stage-model' } },
  alignerModelLayer: { value: 100, unit: 'µm', source: { sample: 'aligner-stage-model' } },
  alignerModelDensity: { value: 1.16, unit: 'g/cm³', source: { material: 'model-tf-uv-2-0' } },
  /** Lying on the platform. */
  workingModelHeight: { value: 24, unit: 'mm', source: { sample: 'die-model-full-arch' } },
  workingModelLayer: { value: 50, unit: 'µm', source: { sample: 'die-model-full-arch' } },
  workingModelPrint: { value: 58, unit: 'min', source: { sample: 'die-model-full-arch' } },
  workingModelDensity: { value: 1.17, unit: 'g/cm³', source: { material: 'model-hp-uv-2-0' } },
  /** Lying on the platform, in layers of 50 µm; a bridge pattern of four units in layers of 30 µm. */
  frameworkPrint: { value: 46, unit: 'min', source: { sample: 'partial-denture-framework-pattern' } },
  /** The pattern and its supports. */
  frameworkHeight: {
    value: 19,
    unit: 'mm',
    source: { sample: 'partial-denture-framework-pattern', sumOf: [16, 3] },
  },
  frameworkLayer: { value: 50, unit: 'µm', source: { sample: 'partial-denture-framework-pattern' } },
  bridgePatternPrint: { value: 41, unit: 'min', source: { sample: 'castable-bridge-pattern' } },
  /** Shares of the castings, ten weeks before and after. */
  frameworksRemade: { value: 3.1, unit: '%', source: { caseStudy: 502, shareOf: [3, 96] } },
  frameworksRemadeByHand: { value: 6, unit: '%', source: { caseStudy: 502, shareOf: [6, 100] } },
  trimLinesFound: { value: 90, unit: '%', source: 'R374' },
  patternStrength: { value: 72.3, unit: 'MPa', source: 'R372' },
  patternDensity: { value: 1.12, unit: 'g/cm³', source: { material: 'cast-uv-3-0' } },
  patternAsh: { value: 0.03, sign: '<', unit: '%', source: 'R373' },
  burnOutTemperature: { value: 900, to: 950, unit: '°C', source: 'R371' },
  burnOutHold: { value: 1, to: 1.5, unit: 'h', source: 'R371' },
  supportBar: { value: 2, sign: '≥', unit: 'mm', source: 'R275' },
  frameworkThickness: { value: 0.35, sign: '≥', unit: 'mm', source: 'R275' },
  burnOutFirstRise: { value: 3, unit: '°C/min', source: { whitePaper: 313 } },
  burnOutFirstHold: { value: 60, unit: 'min', source: { whitePaper: 313 } },
  burnOutSecondRise: { value: 5, unit: '°C/min', source: { whitePaper: 313 } },
  frameworksRepeated: { value: 3.1, unit: '%', source: { caseStudy: 502, shareOf: [3, 96] } },
  frameworksRepeatedByHand: { value: 6, unit: '%', source: { caseStudy: 502, shareOf: [6, 100] } },
  castingsPerProgram: { value: 20, source: { whitePaper: 313 } },
  /** Of 20 castings each: a speed burnout, and a slow rise with two holds. */
  castingsCleanSpeed: { value: 6, source: { whitePaper: 313 } },
  castingsClean: { value: 19, source: { whitePaper: 313 } },
  castingsFinsSpeed: { value: 11, source: { whitePaper: 313 } },
  castingsFins: { value: 1, source: { whitePaper: 313 } },
  castingsInclusionsSpeed: { value: 3, source: { whitePaper: 313 } },
  castingsInclusions: { value: 0, source: { whitePaper: 313 } },
  /** Both baths. */
  modelWashing: { value: 6, unit: 'min', source: { material: 'model-hp-uv-2-0', sumOf: [3, 3] } },
  modelDrying: { value: 20, unit: 'min', source: { material: 'model-hp-uv-2-0' } },
  modelCuring: { value: 10, unit: 'min', source: { material: 'model-hp-uv-2-0' } },
  modelRest: { value: 2, unit: 'h', source: { material: 'model-hp-uv-2-0' } },
  /** Mean of 30 models. */
  modelDeviationFront: { value: 9, unit: 'µm', source: { whitePaper: 312 } },
  modelDeviationDiagonal: { value: 18, unit: 'µm', source: { whitePaper: 312 } },
  modelDeviationMolars: { value: 21, unit: 'µm', source: { whitePaper: 312 } },
} as const satisfies Record<string, Fact>;
