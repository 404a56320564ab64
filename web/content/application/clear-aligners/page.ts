import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import { costAssumptions, costExamples } from '../cost-assumptions.ts';

export const clearAligners = {
  hero: {
    kind: 'hero',
    picture: 'scenes/aligner-line',
    links: { inquiry: '#inquiry', materials: '/material/0-all?category=dental-model' },
  },
  steps: {
    kind: 'steps',
    items: {
      capture: {},
      design: {},
      print: { time: facts.alignerModelJob },
      wash: { time: facts.alignerModelWash },
      cure: { time: facts.alignerModelCure },
      form: { time: facts.alignerForming },
      mark: { time: facts.alignerMarking },
      trim: { time: facts.alignerTrimming },
    },
  },
  figures: {
    kind: 'figures',
    items: {
      mean: facts.alignerModelsMean,
      models: facts.alignerModelsPerDay,
      trimLines: facts.trimLinesFound,
      remakes: { ...facts.alignersRemade, from: facts.alignersRemadeBefore },
    },
    links: { paper: '/aboutUs/resources/detail/white-paper-throughput-of-an-aligner-line-315' },
  },
  stations: {
    kind: 'text-table',
    columns: ['units', 'cycle', 'capacity', 'staff'],
    rows: ['print', 'wash', 'cure', 'form', 'mark', 'trim'],
  },
  line: {
    kind: 'media-text',
    picture: 'scenes/platform-a2d-ortho',
    side: 'start',
    points: ['unattended', 'release', 'trace'],
  },
  printers: {
    kind: 'machines',
    slugs: ['A2D_Ortho', 'resin-station', 'Wash_Station', 'ultraCraft-cure'],
    series: 'alignerLine',
  },
  materials: { kind: 'materials', scope: '0-all', ids: ['104', '116'] },
  cost: {
    kind: 'cost-calculator',
    defaults: {
      ...costAssumptions,
      item: 'model',
      examples: {
        ...costExamples.automatedLine,
        outsourced: { USD: { example: 6.5 }, EUR: { example: 6.5 }, CNY: { example: 12 } },
      },
      parts: { assumed: 3600 },
      partsPerJob: facts.alignerModelsPerJob,
      height: facts.alignerModelHeight,
      layer: facts.alignerModelLayer,
      printMinutes: facts.alignerModelJob,
      hours: facts.alignerModelHours,
      resin: { mass: facts.alignerModelResin },
      density: facts.alignerModelDensity,
      scrap: facts.alignerModelsReprinted,
      jobMinutes: { assumed: 5 },
      partMinutes: { assumed: 1 },
    },
  },
  cases: { kind: 'case-studies', count: 1, scope: '1', ids: ['513'] },
  questions: { kind: 'faq', isFirstOpen: true, questions: ['clearance', 'space', 'start', 'waste', 'files', 'direct'] },
  contact: { kind: 'call-to-action', picture: 'parts/aligner-set', links: { inquiry: '#inquiry' } },
} as const satisfies SectionLayouts;
