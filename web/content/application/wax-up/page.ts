import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import { costAssumptions, costExamples } from '../cost-assumptions.ts';

export const waxUp = {
  hero: {
    kind: 'hero',
    picture: 'parts/partial-denture-pattern',
    hasCaption: true,
    links: { inquiry: '#inquiry', materials: '/material/0-all?category=castable' },
  },
  time: {
    kind: 'comparison',
    ground: 'graphite',
    rows: {
      pattern: {
        before: facts.waxUpByHand,
        after: facts.waxUp,
      },
      remakes: { before: facts.frameworksRemadeByHand, after: facts.frameworksRemade },
    },
  },
  steps: {
    kind: 'steps',
    items: {
      scan: {},
      design: {},
      print: { time: facts.frameworkPrint },
      invest: {},
      burnOut: {},
      finish: {},
    },
  },
  burnout: {
    kind: 'spec-table',
    rows: {
      firstRise: facts.burnOutFirstRise,
      firstHold: facts.burnOutFirstHold,
      secondRise: facts.burnOutSecondRise,
      burnOut: facts.burnOutTemperature,
      hold: facts.burnOutHold,
    },
  },
  values: {
    kind: 'spec-table',
    rows: {
      bars: facts.supportBar,
      thickness: facts.frameworkThickness,
      strength: facts.patternStrength,
      ash: facts.patternAsh,
    },
  },
  materials: { kind: 'materials', scope: '0-all', ids: ['102', '103'] },
  cost: {
    kind: 'cost-calculator',
    defaults: {
      ...costAssumptions,
      item: 'framework',
      examples: {
        ...costExamples.production,
        resinPrice: costExamples.clinic.resinPrice,
        outsourced: { USD: { example: 60 }, EUR: { example: 60 }, CNY: { example: 110 } },
      },
      parts: { assumed: 120 },
      partsPerJob: { assumed: 6 },
      height: facts.frameworkHeight,
      layer: facts.frameworkLayer,
      printMinutes: facts.frameworkPrint,
      hours: { assumed: 8 },
      resin: { part: { assumed: 4 }, supports: { assumed: 50 } },
      density: facts.patternDensity,
      scrap: facts.frameworksRemade,
      jobMinutes: { assumed: 0 },
      partMinutes: facts.waxUp,
    },
  },
  printers: {
    kind: 'machines',
    slugs: ['A2D_HD', 'A2D_4K', 'A2D', 'A3D'],
    part: null,
    job: { height: facts.frameworkHeight, layer: facts.frameworkLayer },
    counts: { A2D_HD: 4, A2D_4K: 6, A2D: 2, A3D: 6 },
  },
  cases: { kind: 'case-studies', count: 1, scope: '1', ids: ['502'] },
  questions: {
    kind: 'faq',
    isFirstOpen: true,
    questions: ['laser', 'investment', 'distortion', 'machines', 'software'],
  },
  contact: { kind: 'call-to-action', picture: 'scenes/burnout-bench', links: { inquiry: '#inquiry' } },
} as const satisfies SectionLayouts;
