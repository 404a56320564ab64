import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import { costAssumptions, costExamples } from '../cost-assumptions.ts';

export const dentalLabs = {
  hero: {
    kind: 'hero',
    picture: 'scenes/case-pans',
    links: { inquiry: '#inquiry', materials: '/material/0-all' },
    registrations: 'MOUTH',
  },
  figures: {
    kind: 'figures',
    items: {
      shift: facts.a2d4kModelsPerShift,
      night: facts.hiveModelsPerNight,
      waxUp: { ...facts.waxUp, from: facts.waxUpByHand },
      bases: facts.dentureBasesPerDay,
    },
  },
  work: {
    kind: 'cards',
    items: {
      models: { picture: 'parts/dental-model', href: '/application/solution/digital-impression', resins: ['103'] },
      plaster: { picture: 'parts/uncut-model', href: '/application/solution/noCut' },
      frameworks: { picture: 'parts/partial-denture-pattern', href: '/application/solution/waxUp', resins: ['102'] },
      temporaries: { picture: 'parts/crown-bridge', href: '/application/solution/temporaryCrown', resins: ['101'] },
      dentures: { picture: 'parts/denture', href: '/material/0-all?category=denture', resins: ['106', '107'] },
      splints: { picture: 'parts/splint', href: '/application/solution/splint', resins: ['108', '109', '111'] },
    },
  },
  platform: { kind: 'media-text', picture: 'scenes/platform-from-above', side: 'start' },
  capacity: { kind: 'text-table', columns: ['shift', 'night', 'use'], rows: ['a2d', 'hd', 'fourK', 'a3d', 'cSeries'] },
  printers: { kind: 'machines', slugs: ['A2D', 'A2D_HD', 'A2D_4K', 'A3D'], part: 'model' },
  mistakes: { kind: 'blocks', items: ['gap', 'shade', 'burnout', 'flange', 'bath', 'bench'] },
  cost: {
    kind: 'cost-calculator',
    defaults: {
      ...costAssumptions,
      item: 'model',
      examples: {
        ...costExamples.production,
        resinPrice: { ...costExamples.production.resinPrice, CNY: { example: 220 } },
        outsourced: { USD: { example: 12 }, EUR: { example: 12 }, CNY: { example: 28 } },
      },
      parts: { assumed: 1500 },
      partsPerJob: { assumed: 6 },
      height: facts.workingModelHeight,
      layer: facts.workingModelLayer,
      printMinutes: facts.workingModelPrint,
      hours: { assumed: 16 },
      resin: { part: { assumed: 28 }, supports: { assumed: 0 } },
      density: facts.workingModelDensity,
      scrap: { assumed: 3 },
      jobMinutes: { assumed: 5 },
      partMinutes: { assumed: 4 },
    },
  },
  questions: { kind: 'faq', isFirstOpen: true, questions: ['software', 'equipment', 'room', 'breakdown', 'remakes'] },
  cases: {
    kind: 'case-studies',
    count: 3,
    scope: '1',
    ids: { en: ['502', '503', '504'], cn: ['503', '502', '504'], de: ['502', '503', '504'] },
  },
  contact: {
    kind: 'call-to-action',
    picture: 'scenes/lab-bench',
    links: { inquiry: '#inquiry', fit: '/tools/fit', samples: '/material/bm' },
  },
} as const satisfies SectionLayouts;
