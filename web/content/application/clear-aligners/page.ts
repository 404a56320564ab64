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
      mark: {},
      trim: {},
    },
  },
  figures: {
    kind: 'figures',
    items: {
      models: facts.alignerModelsPerDay,
      trimLines: facts.trimLinesFound,
      job: facts.alignerModelsPerJob,
      remakes: { ...facts.alignersRemade, from: facts.alignersRemadeBefore },
    },
  },
  line: {
    kind: 'media-text',
    picture: 'products/A2D_Ortho',
    side: 'start',
    points: ['unattended', 'release', 'trace'],
  },
  printers: { kind: 'machines', slugs: ['A2D_Ortho', 'resin-station', 'Wash_Station', 'A2D_4K'] },
  materials: { kind: 'materials', scope: '0-all', ids: ['104', '103', '116'] },
  cost: {
    kind: 'cost-calculator',
    defaults: {
      ...costAssumptions,
      examples: {
        ...costExamples.automatedLine,
        outsourced: { USD: { example: 6.5 }, EUR: { example: 6.5 }, CNY: { example: 8 } },
      },
      parts: { assumed: 3000 },
      partsPerJob: facts.alignerModelsPerJob,
      height: facts.alignerModelHeight,
      layer: facts.alignerModelLayer,
      printMinutes: facts.alignerModelJob,
      hours: facts.alignerModelHours,
      resin: { mass: facts.alignerModelResin },
      density: facts.alignerModelDensity,
      scrap: facts.alignersMadeAgain,
      jobMinutes: { assumed: 5 },
      partMinutes: { assumed: 1 },
    },
  },
  cases: { kind: 'case-studies', count: 1, scope: '1', ids: ['513'] },
  questions: { kind: 'faq', isFirstOpen: true, questions: ['clearance', 'space', 'start', 'waste', 'files', 'direct'] },
  contact: { kind: 'call-to-action', picture: 'parts/aligner-set', links: { inquiry: '#inquiry' } },
} as const satisfies SectionLayouts;
