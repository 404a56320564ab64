import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import { costAssumptions, costExamples } from '../cost-assumptions.ts';

export const splint = {
  hero: {
    kind: 'hero',
    picture: 'parts/splint-on-model',
    links: { samples: '/material/bm', inquiry: '#inquiry' },
    registrations: 'MOUTH',
  },
  visit: {
    kind: 'steps',
    items: {
      scan: { time: facts.splintScan },
      design: { time: facts.splintDesign },
      print: { time: facts.splintPrint },
      wash: { time: facts.splintWashing },
      cure: { time: facts.splintCuring },
      polish: { time: facts.splintPolishing },
    },
  },
  results: {
    kind: 'figures',
    picture: 'parts/splint-flex',
    items: {
      total: facts.splintTotal,
      adjusting: { ...facts.splintAdjusting, from: facts.splintAdjustingBefore },
      reprints: facts.splintReprints,
    },
  },
  resins: {
    kind: 'text-table',
    columns: ['rigid', 'flex'],
    rows: ['strength', 'modulus', 'elongation', 'impact', 'heat', 'drying', 'curing', 'thickness'],
  },
  cost: {
    kind: 'cost-calculator',
    defaults: {
      ...costAssumptions,
      item: 'splint',
      examples: {
        ...costExamples.clinic,
        outsourced: { USD: { example: 95 }, EUR: { example: 90 }, CNY: { example: 400 } },
      },
      parts: facts.splintsPerMonth,
      partsPerJob: { assumed: 1 },
      height: facts.splintHeight,
      layer: facts.splintLayer,
      printMinutes: facts.splintPrint,
      hours: { assumed: 8 },
      resin: { part: { assumed: 10 }, supports: { assumed: 20 } },
      density: facts.splintRigidDensity,
      scrap: facts.splintReprintShare,
      jobMinutes: facts.clinicHandling,
      partMinutes: facts.splintHandling,
    },
  },
  faults: { kind: 'blocks', items: ['haze', 'tight', 'cloudy', 'warped'] },
  printers: {
    kind: 'machines',
    slugs: ['ChairSide_Pro', 'chairside-3d-printer', 'A2D_4K', 'A3D'],
    part: 'splint',
    job: { height: facts.splintHeight, layer: facts.splintLayer },
  },
  questions: { kind: 'faq', isFirstOpen: true, questions: ['where', 'design', 'adjust', 'care'] },
  contact: {
    kind: 'call-to-action',
    picture: 'parts/splint',
    links: { inquiry: '#inquiry', samples: '/material/bm', study: '/application/moreApplication/cases/505' },
  },
} as const satisfies SectionLayouts;
