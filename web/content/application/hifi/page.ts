import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import { costAssumptions, costExamples } from '../cost-assumptions.ts';

export const hifi = {
  hero: {
    kind: 'hero',
    picture: 'parts/in-ear-monitors',
    links: { inquiry: '#inquiry', case: '/application/moreApplication/3' },
  },
  steps: {
    kind: 'steps',
    items: {
      impression: {},
      model: {},
      print: {},
      wash: { time: facts.hearableWash },
      cure: { time: facts.hearableCure },
      assemble: { time: facts.facePlate },
    },
  },
  results: {
    kind: 'figures',
    picture: 'scenes/hearables-line',
    items: {
      tolerance: facts.hearableTolerance,
      returns: { ...facts.monitorReturns, from: facts.monitorReturnsCast },
      plate: { ...facts.facePlate, from: facts.facePlateGround },
    },
  },
  sides: {
    kind: 'media-text',
    picture: 'parts/hearing-aid-shells',
    side: 'start',
    points: ['color', 'face', 'archive'],
    links: { resins: '/material/2-all' },
  },
  dimensions: {
    kind: 'spec-table',
    rows: {
      least: facts.hearableWall,
      wall: facts.monitorWall,
      bore: facts.monitorBore,
      lacquer: facts.lacquerCoat,
    },
  },
  cost: {
    kind: 'cost-calculator',
    defaults: {
      ...costAssumptions,
      examples: {
        ...costExamples.production,
        outsourced: { USD: { example: 25 }, EUR: { example: 25 }, CNY: { example: 60 } },
      },
      parts: facts.monitorPairsPerMonth,
      partsPerJob: { assumed: 12 },
      height: facts.shellPairHeight,
      layer: facts.shellPairLayer,
      printMinutes: facts.shellPairPrint,
      hours: { assumed: 8 },
      resin: { part: { assumed: 3 }, supports: { assumed: 30 } },
      density: facts.hearableDensity,
      scrap: facts.monitorReturns,
      jobMinutes: { assumed: 10 },
      partMinutes: { assumed: 20 },
    },
  },
  printers: { kind: 'machines', slugs: ['A2D', 'A2D_4K', 'ultraCraft-wash', 'ultraCraft-cure'] },
  questions: { kind: 'faq', questions: ['impression', 'soft', 'marks', 'wireless'] },
  contact: {
    kind: 'call-to-action',
    picture: 'parts/ear-mould',
    links: { inquiry: '#inquiry', hooks: '/application/earRibbon' },
  },
} as const satisfies SectionLayouts;
