import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import { costAssumptions, costExamples } from '../cost-assumptions.ts';

export const temporaryCrown = {
  hero: {
    kind: 'hero',
    picture: 'parts/temporary-platform',
    links: { samples: '/material/bm', film: '/aboutUs/events/liveStream/chairside-temporaries-5' },
    registrations: 'MOUTH',
  },
  choice: {
    kind: 'comparison',
    ground: 'graphite',
    rows: {
      strength: { before: facts.temporaryStrength, after: facts.ceramicCrownStrength },
      modulus: { before: facts.temporaryModulus, after: facts.ceramicCrownModulus },
      curing: { before: facts.temporaryCuring, after: facts.ceramicCrownCuring },
      total: { before: facts.temporaryTotal, after: facts.ceramicCrownTotal },
    },
  },
  materials: { kind: 'materials', scope: '0-all', ids: ['101', '110'] },
  steps: {
    kind: 'steps',
    items: {
      before: {},
      margin: {},
      print: { time: facts.temporaryPrint },
      wash: { time: facts.temporaryWashing },
      dry: { time: facts.temporaryDrying },
      cure: { time: facts.temporaryCuring },
    },
  },
  pays: { kind: 'blocks', items: ['yes', 'months', 'no', 'long'] },
  cost: {
    kind: 'cost-calculator',
    defaults: {
      ...costAssumptions,
      examples: {
        ...costExamples.clinic,
        outsourced: { USD: { example: 35 }, EUR: { example: 35 }, CNY: { example: 120 } },
      },
      parts: { assumed: 30 },
      partsPerJob: { assumed: 1 },
      height: { assumed: 10 },
      layer: facts.temporaryLayer,
      printMinutes: facts.temporaryPrint,
      hours: { assumed: 8 },
      resin: { part: { assumed: 1 }, supports: { assumed: 50 } },
      density: facts.temporaryDensity,
      scrap: facts.remakesPrinted,
      jobMinutes: facts.clinicHandling,
      partMinutes: facts.temporaryHandling,
    },
  },
  practice: {
    kind: 'media-text',
    picture: 'scenes/clinic-chairside',
    points: ['shape', 'bottle', 'platform'],
    links: { article: '/aboutUs/resources/detail/immediate-temporaries-while-the-patient-waits-316' },
  },
  questions: { kind: 'faq', questions: ['break', 'shade', 'tacky', 'cement'] },
  contact: {
    kind: 'call-to-action',
    picture: 'parts/crown-bridge',
    links: { samples: '/material/bm', implants: '/application/solution/fastScan' },
  },
} as const satisfies SectionLayouts;
