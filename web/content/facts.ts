import type { Quantity } from '#sections/page-content.ts';

/** Published figures with sign and unit. Pages take every figure from here. */
export const facts = {
  /** Per machine in 24 unattended hours, from 3 kg of resin. */
  dentureBasesPerDay: { value: 165 },
  /** Nights of 13 h in case study 504. */
  dentureBasesPerNight: { value: 84 },
  dentureNightsEndedEarly: { value: 3 },
  /** From order to try-in, in working days. */
  dentureTryIn: { value: 2 },
  dentureTryInBefore: { value: 4 },
  /** Samples `upper-denture-base` and `denture-tooth-arch`. */
  dentureBasePrint: { value: 55, unit: 'min' },
  toothArchPrint: { value: 52, unit: 'min' },
  /** Both baths of Denture Base UV. */
  dentureBaseWash: { value: 5, unit: 'min' },
  dentureBaseThickness: { value: 2, sign: '≥', unit: 'mm' },
  dentureBaseStrength: { value: 79.5, unit: 'MPa' },
  dentureTeethStrength: { value: 97, unit: 'MPa' },
  /** Different ones, of all dental resins together. */
  dentalApplications: { value: 60, sign: '+' },
  waxUp: { value: 35, unit: 'min' },
  waxUpByHand: { value: 80, sign: '+', unit: 'min' },
  alignerModelsPerDay: { value: 720 },
  trimLinesFound: { value: 90, unit: '%' },
  /** A2D 4K and A2D Ortho: half a pixel on either side of an edge. */
  a2d4kEdge: { value: 26.8, sign: '±', unit: 'µm' },
  patternStrength: { value: 72.3, unit: 'MPa' },
  patternAsh: { value: 0.03, sign: '<', unit: '%' },
  burnOutTemperature: { value: 900, to: 950, unit: '°C' },
  burnOutHold: { value: 1, to: 1.5, unit: 'h' },
  supportBar: { value: 2, sign: '≥', unit: 'mm' },
  frameworkThickness: { value: 0.35, sign: '≥', unit: 'mm' },
  hearableTolerance: { value: 0.05, sign: '±', unit: 'mm' },
  hearablesPerMonth: { value: 1_000_000, sign: '>' },
  hearablePrinters: { value: 100, sign: '>' },
  /** Temporary bridges on one well-filled A2D 4K, washing and curing included. */
  bridgesPerHour: { value: 6, to: 7 },
  crownOnWholeModel: { value: 6, unit: 'h' },
  crownOnSectionedModel: { value: 8.5, unit: 'h' },
  /** Work of the team on one print job in a clinic, printing and curing apart. */
  clinicHandling: { value: 10, unit: 'min' },
  /** A rigid splint, case study 505. */
  splintScan: { value: 10, unit: 'min' },
  splintDesign: { value: 20, unit: 'min' },
  splintPrint: { value: 55, unit: 'min' },
  /** Raised and engraved lines in Reflex Detail Beige, in layers of 30 µm. */
  finestStroke: { value: 0.15, unit: 'mm' },
  /** Two layers of 30 µm. */
  shallowestGrain: { value: 0.06, unit: 'mm' },
  /** Reflex RS and Reflex 2. */
  reflexRsPixel: { value: 29.7, unit: 'µm' },
  reflex2ProPixel: { value: 19, unit: 'µm' },
  /** On each surface. */
  lacquerCoat: { value: 0.03, to: 0.04, unit: 'mm' },
  /** Ra after the third step of the polishing set. */
  polishedRoughness: { value: 0.1, unit: 'µm' },
  /** On parts that stand on the platform: more height at the foot, and a chamfer around it. */
  footAllowance: { value: 0.3, sign: '+', unit: 'mm' },
  footChamfer: { value: 0.5, unit: 'mm' },
  /** In months. */
  hearableLaunch: { value: 2 },
  hearableLaunchWithTools: { value: 8 },
  /** Hearable Clear UV. */
  hearableWall: { value: 0.6, sign: '≥', unit: 'mm' },
  /** Case study 508: custom in-ear shells, one year before and after. */
  monitorReturns: { value: 4.4, unit: '%' },
  monitorReturnsCast: { value: 9.1, unit: '%' },
  facePlate: { value: 2, unit: 'min' },
  facePlateGround: { value: 9, unit: 'min' },
  monitorWall: { value: 0.8, unit: 'mm' },
  monitorBore: { value: 1.2, unit: 'mm' },
  hearableWash: { value: 3, unit: 'min' },
  hearableCure: { value: 10, unit: 'min' },
  /** Hearable Soft UV. */
  softLip: { value: 0.5, sign: '≥', unit: 'mm' },
  softWash: { value: 2, unit: 'min' },
  softCure: { value: 15, unit: 'min' },
  /** Case study 511: mean of 46 wrist-hand orthoses. */
  orthosisWork: { value: 1.6, unit: 'h' },
  orthosisWorkPlaster: { value: 3.4, unit: 'h' },
  orthosisVisits: { value: 2 },
  orthosisVisitsPlaster: { value: 3 },
  /** Case study 512: 31 patients with forearm sockets. In days, sockets and nights. */
  socketFitting: { value: 3 },
  socketFittingPlaster: { value: 9 },
  testSockets: { value: 1.6 },
  testSocketsPlaster: { value: 2.3 },
  socketNights: { value: 9 },
  socketNightsPlaster: { value: 16 },
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
  supportCountries: { value: 30, sign: '+' },
  supportResponseTime: { value: 30, sign: '<', unit: 'min' },
  supportSolved: { value: 48, sign: '≤', unit: 'h' },
  designers: { value: 200, sign: '+' },
  designersFiveYears: { value: 30, unit: '%' },
  designersTenYears: { value: 10, unit: '%' },
  design: { value: 6, sign: '≤', unit: 'h' },
  designExpedited: { value: 2, unit: 'h' },
  orthodonticDesign: { value: 24, sign: '≤', unit: 'h' },
  designAnswer: { value: 30, unit: 'min' },
  sampleResponseTime: { value: 5, sign: '≤', unit: 'h' },
  /** Upper bound. */
  sampleWeeks: { value: 2 },
  /** Lower bound, in calendar weeks. */
  customSampleWeeks: { value: 2 },
  customSampleTeam: { value: 5, unit: 'h' },
  /** Temporary bridges, at best; a mill takes 2 to 3 h for one. */
  fasterThanMilling: { value: 20 },
  bridgeMilling: { value: 2, to: 3, unit: 'h' },
  /** Case study 501. */
  remakesPrinted: { value: 2.9, unit: '%' },
  /** Of 20 castings each, white paper 313: a speed burnout, and a slow rise with two holds. */
  castingsCleanSpeed: { value: 6 },
  castingsClean: { value: 19 },
  castingsFinsSpeed: { value: 11 },
  castingsFins: { value: 1 },
  castingsInclusionsSpeed: { value: 3 },
  castingsInclusions: { value: 0 },
  /** The same with sawn dies and with the model in one piece. */
  marginalGap: { value: 0.03, unit: 'mm' },
  /** Instructions for use of Model HP UV 2.0; two baths. */
  modelWashing: { value: 6, unit: 'min' },
  modelDrying: { value: 20, unit: 'min' },
  modelCuring: { value: 10, unit: 'min' },
  modelRest: { value: 2, unit: 'h' },
  /** Mean of 30 models, white paper 312. */
  modelDeviationFront: { value: 9, unit: 'µm' },
  modelDeviationDiagonal: { value: 18, unit: 'µm' },
  modelDeviationMolars: { value: 21, unit: 'µm' },
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
  /** Case study 512: forearm sockets. */
  socketTrialDays: { value: 3 },
  socketTrialDaysInPlaster: { value: 9 },
  checkSockets: { value: 1.6 },
  checkSocketsInPlaster: { value: 2.3 },
  /** News 136: pilot of Ultra-Net in three laboratories. */
  idleTimeUncleared: { value: 61, unit: '%' },
  idleTimeFaults: { value: 4, unit: '%' },
  idleTimePrinters: { value: 17 },
  a2dHdPixel: { value: 62.5, unit: 'µm' },
  a2dHdEdge: { value: 31.3, sign: '±', unit: 'µm' },
  a2dHdLight: { value: 30_000, sign: '>', unit: 'h' },
  reflexPixel: { value: 33, unit: 'µm' },
  reflexEdge: { value: 16, sign: '±', unit: 'µm' },
  reflexRsEdge: { value: 15, sign: '±', unit: 'µm' },
  reflex2ProEdge: { value: 10, sign: '±', unit: 'µm' },
  reflexVolume: { value: 5.1, unit: 'L' },
  reflexRsVolume: { value: 6.2, unit: 'L' },
  reflex2ProVolume: { value: 6.5, unit: 'L' },
} as const satisfies Record<string, Quantity>;
