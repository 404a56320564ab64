import type { Fact } from './fact.ts';

export const machines = {
  a2dPixel: { value: 75, unit: 'µm', source: { printer: 'A2D' } },
  /** Two A2D Ortho instead of five desktop printers; models are an average over 40 working days. */
  labModelsPerDay: { value: 340, source: { caseStudy: 513 } },
  labModelsPerDayBefore: { value: 190, source: { caseStudy: 513 } },
  /** Working hours a day: for sorting, and then for drawing trim lines and changing resin containers. */
  sortingHours: { value: 11, unit: 'h', source: { caseStudy: 513 } },
  handlingHours: { value: 1.5, unit: 'h', source: { caseStudy: 513 } },
  alignersRemade: { value: 1.1, unit: '%', source: { caseStudy: 513 } },
  alignersRemadeBefore: { value: 3.4, unit: '%', source: { caseStudy: 513 } },
  /** Sample parts, without washing and curing. */
  chairSideModelPrint: { value: 33, unit: 'min', source: { sample: 'study-model-washed-in-water' } },
  chairSideBridgePrint: { value: 24, unit: 'min', source: { sample: 'three-unit-temporary-bridge' } },
  chairSideGuidePrint: { value: 22, unit: 'min', source: { sample: 'surgical-guide-two-sites' } },
  /** Two full-arch models at 100 µm. */
  chairSideProModelPrint: { value: 34, unit: 'min', source: { printer: 'ChairSide_Pro' } },
  chairSideHeight: { value: 70, unit: 'mm', source: { printer: 'chairside-3d-printer' } },
  chairSideProHeight: { value: 100, unit: 'mm', source: { printer: 'ChairSide_Pro' } },
  chairSideThinnestLayer: { value: 50, unit: 'µm', source: { printer: 'chairside-3d-printer' } },
  chairSideProThinnestLayer: { value: 30, unit: 'µm', source: { printer: 'ChairSide_Pro' } },
  /** dB(A). */
  chairSideNoise: { value: 46, source: { printer: 'chairside-3d-printer' } },
  chairSideProNoise: { value: 48, source: { printer: 'ChairSide_Pro' } },
  waterModelWashing: { value: 3, unit: 'min', source: { material: 'model-ww-uv' } },
  waterModelDrying: { value: 30, unit: 'min', source: { material: 'model-ww-uv' } },
  waterModelDensity: { value: 1.13, unit: 'g/cm³', source: { material: 'model-ww-uv' } },
  waterModelCuring: { value: 12, unit: 'min', source: { material: 'model-ww-uv' } },
  chairSidePixel: { value: 65, unit: 'µm', source: { printer: 'chairside-3d-printer' } },
  chairSideProPixel: { value: 35, unit: 'µm', source: { printer: 'ChairSide_Pro' } },
  /** Full-arch models at 100 µm, with 10 min between the jobs of eight hours. */
  a2d4kModelsPerShift: { value: 60, source: { printer: 'A2D_4K' } },
  cSeriesModelsPerShift: { value: 90, source: { printer: 'C_Series' } },
  cSeriesModelJob: { value: 42, unit: 'min', source: { printer: 'C_Series' } },
  /** Three full-arch models at 50 µm. */
  a2dHdModelJob: { value: 46, unit: 'min', source: { printer: 'A2D_HD' } },
  /** Layers of 50 µm. */
  a2dHdLayer: { value: 5.75, unit: 's', source: { printer: 'A2D_HD' } },
  a2d4kLayer: { value: 7.25, unit: 's', source: { printer: 'A2D_HD' } },
  reflexSpeed: { value: 27, unit: 'mm/h', source: { printer: 'Reflex' } },
  reflexRsSpeed: { value: 30, unit: 'mm/h', source: { printer: 'Reflex-RS' } },
  reflexTurboSpeed: { value: 60, unit: 'mm/h', source: { printer: 'reflex-turbo' } },
  reflex2Speed: { value: 45, unit: 'mm/h', source: { printer: 'reflex2' } },
  /** A part 100 mm tall, at 100 µm layers. */
  tallPartOnReflex: { value: 225, unit: 'min', source: { printer: 'reflex-turbo', sumOf: [180, 45] } },
  tallPartOnTurbo: { value: 100, unit: 'min', source: { printer: 'reflex-turbo', sumOf: [60, 40] } },
  /** Clamps 150 mm tall, at 100 µm layers. */
  clampsOnRsTurbo: { value: 150, unit: 'min', source: { printer: 'reflex-rs-turbo', sumOf: [120, 30] } },
  /** Patterns 25 mm tall, in layers of 30 µm. */
  ringsOnReflex2Pro: { value: 130, unit: 'min', source: { printer: 'reflex2-pro', sumOf: [120, 10] } },
  /** Upright on their supports. */
  ringsPerPlatform: { value: 120, source: { printer: 'reflex2-pro' } },
  /** Ten rings cast from one platform. */
  ringWeightSpread: { value: 0.1, sign: '<', unit: 'g', source: { printer: 'reflex2-pro' } },
  reflex2ProThinnestLayer: { value: 20, unit: 'µm', source: { printer: 'reflex2-pro' } },
  reflex2Volume: { value: 7.3, unit: 'L', source: { printer: 'reflex2', derivedFrom: 'buildVolume' } },
  carrierLife: { value: 600, source: { caseStudy: 507 } },
  /** Mean of ten jobs with a solid block of 24 cm². */
  peelForcePulsed: { value: 22, unit: 'N', source: { station: 'pulsing-release-module-for-dental' } },
  peelForce: { value: 41, unit: 'N', source: { station: 'pulsing-release-module-for-dental' } },
  /** Layers until the film is changed. */
  filmLayersPulsed: { value: 40_000, source: { station: 'pulsing-release-module-for-dental' } },
  filmLayers: { value: 30_000, source: { station: 'pulsing-release-module-for-dental' } },
  modelsPerTank: { value: 1100, source: { station: 'resin-station' } },
  resinStationsOnOneFloor: { value: 29, source: { caseStudy: 509 } },
  /** Model HP UV 2.0. */
  stationFirstBath: { value: 3, unit: 'min', source: { station: 'Wash_Station' } },
  stationDraining: { value: 2, unit: 'min', source: { station: 'Wash_Station' } },
  stationSecondBath: { value: 3, unit: 'min', source: { station: 'Wash_Station' } },
  stationDrying: { value: 8, unit: 'min', source: { station: 'Wash_Station' } },
  stationRun: { value: 16, unit: 'min', source: { station: 'Wash_Station' } },
  /** Four platforms of the A2D 4K. */
  stationModelsPerRun: { value: 24, source: { station: 'Wash_Station' } },
  stationModelsPerHour: { value: 72, source: { station: 'Wash_Station' } },
  stationPlatformsPerBath: { value: 60, source: { station: 'Wash_Station' } },
  modelFirstBath: { value: 3, unit: 'min', source: { material: 'model-hp-uv-2-0' } },
  modelSecondBath: { value: 3, unit: 'min', source: { material: 'model-hp-uv-2-0' } },
  alignerModelBath: { value: 2, unit: 'min', source: { material: 'model-tf-uv-2-0' } },
  patternFirstBath: { value: 3, unit: 'min', source: { material: 'cast-uv-3-0' } },
  patternSecondBath: { value: 2, unit: 'min', source: { material: 'cast-uv-3-0' } },
  temporaryFirstBath: { value: 3, unit: 'min', source: { material: 'temp-c-and-b-uv-2-0' } },
  temporarySecondBath: { value: 2, unit: 'min', source: { material: 'temp-c-and-b-uv-2-0' } },
  splintFirstBath: { value: 3, unit: 'min', source: { material: 'splint-rigid-uv' } },
  splintSecondBath: { value: 2, unit: 'min', source: { material: 'splint-rigid-uv' } },
  baseFirstBath: { value: 3, unit: 'min', source: { material: 'denture-base-uv' } },
  baseSecondBath: { value: 2, unit: 'min', source: { material: 'denture-base-uv' } },
  /** Twenty jobs of six full-arch models at 100 µm on the A2D 4K, in 13 h. */
  hiveModelsPerNight: { value: 120, source: { station: 'hive' } },
  hiveRelease: { value: 3, sign: '<', unit: 'min', source: { station: 'hive' } },
  /** Six full-arch models at 100 µm. */
  a2d4kModelJob: { value: 36, unit: 'min', source: { printer: 'A2D_4K' } },
  cureHeat: { value: 60, unit: '°C', source: { station: 'ultraCraft-cure' } },
} as const satisfies Record<string, Fact>;
