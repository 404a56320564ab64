import type { Fact } from './fact.ts';

export const machines = {
  a2dPixel: { value: 75, unit: 'µm', source: { printer: 'A2D' } },
  /** Two A2D Ortho instead of five desktop printers; models are an average over 40 working days. */
  labModelsPerDay: { value: 340, source: { caseStudy: 513 } },
  labModelsPerDayBefore: { value: 190, source: { caseStudy: 513 } },
  /** Working hours a day for sorting, drawing trim lines and changing resin containers. */
  handlingHoursBefore: { value: 13, unit: 'h', source: { caseStudy: 513, sumOf: [11, 2] } },
  handlingHours: { value: 1.5, unit: 'h', source: { caseStudy: 513 } },
  alignersRemade: { value: 1.1, unit: '%', source: { caseStudy: 513 } },
  alignersRemadeBefore: { value: 3.4, unit: '%', source: { caseStudy: 513 } },
  /** Sample parts, without washing and curing. */
  chairSideModelPrint: { value: 33, unit: 'min', source: { sample: 'study-model-washed-in-water' } },
  /** Two full-arch models at 100 µm. */
  chairSideProModelPrint: { value: 34, unit: 'min', source: { printer: 'ChairSide_Pro' } },
  waterModelWashing: { value: 3, unit: 'min', source: { material: 'model-ww-uv' } },
  waterModelDrying: { value: 30, unit: 'min', source: { material: 'model-ww-uv' } },
  waterModelDensity: { value: 1.13, unit: 'g/cm³', source: { material: 'model-ww-uv' } },
  waterModelCuring: { value: 12, unit: 'min', source: { material: 'model-ww-uv' } },
  /** Full-arch models at 100 µm, with 10 min between the jobs of eight hours. */
  a2d4kModelsPerShift: { value: 60, source: { printer: 'A2D_4K' } },
  cSeriesModelsPerShift: { value: 90, source: { printer: 'C_Series' } },
  cSeriesModelJob: { value: 42, unit: 'min', source: { printer: 'C_Series' } },
  a2d4kFineModelsPerShift: { value: 42, source: { printer: 'A2D_4K' } },
  a2dHdModelsPerShift: { value: 33, source: { printer: 'A2D_HD' } },
  /** To empty the platforms of 90 models, 10 min each. */
  cSeriesChanges: { value: 90, unit: 'min', source: { printer: 'C_Series' } },
  twoA2d4kChanges: { value: 150, unit: 'min', source: { printer: 'C_Series' } },
  twoA2d4kModelsPerShift: { value: 120, source: { printer: 'C_Series' } },
  /** Hollow models that stand on two levels, or on one level of each of two A2D 4K. */
  cSeriesStandingModels: { value: 40, source: { printer: 'C_Series' } },
  twoA2d4kStandingModels: { value: 24, source: { printer: 'C_Series', sumOf: [12, 12] } },
  cSeriesHeight: { value: 180, unit: 'mm', source: { printer: 'C_Series' } },
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
  reflex2Volume: { value: 7.3, unit: 'L', source: { printer: 'reflex2', derivedFrom: 'buildVolume' } },
  modelsPerTank: { value: 1100, source: { station: 'resin-station' } },
  resinStationDraining: { value: 15, unit: 'min', source: { station: 'resin-station' } },
  resinStationCleaning: { value: 15, unit: 'min', source: { station: 'resin-station' } },
  resinStationHoses: { value: 5, unit: 'min', source: { station: 'resin-station' } },
  resinStationFilling: { value: 10, unit: 'min', source: { station: 'resin-station' } },
  resinStationsOnOneFloor: { value: 29, source: { caseStudy: 509 } },
  /** Model HP UV 2.0. */
  stationFirstBath: { value: 3, unit: 'min', source: { station: 'Wash_Station' } },
  stationDraining: { value: 2, unit: 'min', source: { station: 'Wash_Station' } },
  stationSecondBath: { value: 3, unit: 'min', source: { station: 'Wash_Station' } },
  stationDrying: { value: 8, unit: 'min', source: { station: 'Wash_Station' } },
  /** Twenty jobs of six full-arch models at 100 µm on the A2D 4K, in 13 h. */
  hiveModelsPerNight: { value: 120, source: { station: 'hive' } },
  /** The same at 50 µm. */
  hiveFineModelsPerNight: { value: 72, source: { station: 'hive' } },
  /** At 100 µm. */
  hiveModelsPerNightHd: { value: 66, source: { station: 'hive' } },
  /** In five nights, all that were printed. */
  hiveModelsInTrial: { value: 582, source: { station: 'hive' } },
  hiveRelease: { value: 3, sign: '<', unit: 'min', source: { station: 'hive' } },
  /** Six full-arch models at 100 µm. */
  a2d4kModelJob: { value: 36, unit: 'min', source: { printer: 'A2D_4K' } },
} as const satisfies Record<string, Fact>;
