import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';
import { costAssumptions, costExamples } from '../cost-assumptions.ts';

export const dentalClinics = {
  hero: {
    kind: 'hero',
    picture: 'scenes/clinic-chairside',
    links: { printer: '/hardware/chairside-3d-printer', inquiry: '#inquiry' },
    registrations: 'MOUTH',
  },
  today: { kind: 'media-text', picture: 'parts/study-model', points: ['study', 'waxUp', 'opposing'] },
  figures: {
    kind: 'figures',
    items: {
      model: facts.chairSideModelPrint,
      wash: facts.waterModelWashing,
      cure: facts.waterModelCuring,
      handling: facts.clinicHandling,
    },
  },
  machines: {
    kind: 'machines',
    slugs: ['chairside-3d-printer', 'ChairSide_Pro', 'ultraCraft-wash', 'ultraCraft-cure'],
    part: 'model',
    series: 'clinicPrinters',
  },
  compared: {
    kind: 'text-table',
    columns: ['chairSide', 'pro'],
    rows: ['volume', 'footprint', 'job', 'pixel', 'layers', 'tray', 'later', 'noise'],
  },
  later: {
    kind: 'media-text',
    picture: 'parts/surgical-guide',
    side: 'start',
    points: ['splints', 'guides', 'temporaries'],
    links: { splints: '/application/solution/splint', temporaries: '/application/solution/temporaryCrown' },
  },
  laboratory: {
    kind: 'media-text',
    picture: 'parts/dental-model',
    points: ['dies', 'dentures', 'relation'],
    links: { design: '/application/dental-labs-3d-printer' },
  },
  start: { kind: 'steps', items: { room: {}, people: {}, models: {}, later: {} } },
  cost: {
    kind: 'cost-calculator',
    defaults: {
      ...costAssumptions,
      item: 'model',
      examples: {
        ...costExamples.clinic,
        resinPrice: { USD: { example: 150 }, EUR: { example: 150 }, CNY: { example: 220 } },
        outsourced: { USD: { example: 20 }, EUR: { example: 20 }, CNY: { example: 50 } },
      },
      parts: { assumed: 60 },
      partsPerJob: { assumed: 2 },
      height: facts.workingModelHeight,
      layer: { assumed: 100 },
      printMinutes: facts.chairSideModelPrint,
      hours: { assumed: 8 },
      resin: { part: { assumed: 18 }, supports: { assumed: 0 } },
      density: facts.waterModelDensity,
      scrap: { assumed: 3 },
      jobMinutes: facts.clinicHandling,
      partMinutes: { assumed: 3 },
    },
  },
  cases: { kind: 'case-studies', count: 1, scope: '1', ids: ['505'] },
  questions: { kind: 'faq', isFirstOpen: true, questions: ['records', 'solvent', 'design', 'waiting', 'repeats'] },
  contact: {
    kind: 'call-to-action',
    picture: 'scenes/in-use-chairside-pro',
    links: { inquiry: '#inquiry', distributors: '/aboutUs/distributors-dental' },
  },
} as const satisfies SectionLayouts;
