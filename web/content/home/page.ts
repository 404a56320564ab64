import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../facts.ts';

export const home = {
  hero: {
    kind: 'hero',
    phone: true,
    picture: 'cut-outs/machines/A2D_4K',
    registrations: 'MOUTH',
    links: { printers: '/hardware', inquiry: '#inquiry' },
  },
  doors: {
    kind: 'cards',
    large: true,
    items: {
      lab: { picture: 'scenes/lab-bench', href: '/application/dental-labs-3d-printer' },
      clinic: { picture: 'scenes/clinic-chairside', href: '/application/dental-clinic-3d-printer' },
      desktop: { picture: 'scenes/maker-bench', href: '/application/consumer' },
    },
  },
  figures: {
    kind: 'figures',
    picture: 'scenes/hive-docked',
    items: {
      models: facts.workingModelPrint,
      studyModel: facts.chairSideModelPrint,
      edge: facts.a2dHdEdgeRadius,
      alignerModels: facts.alignerModelsPlanned,
      deviation: facts.modelDeviationMolars,
      dentureBases: facts.dentureBasesPerDay,
    },
    links: { measured: '/aboutUs/resources?module=white-papers', hive: '/hardware/hive' },
  },
  work: {
    kind: 'cards',
    items: {
      models: { picture: 'parts/dental-model', href: '/material/0-all?category=dental-model', resins: ['103', '104'] },
      crowns: {
        picture: 'parts/castable',
        href: '/material/0-all?category=castable',
        resins: ['102', '117', '101', '110', '115'],
      },
      dentures: { picture: 'parts/denture', href: '/material/0-all?category=denture', resins: ['106', '107'] },
      splints: {
        picture: 'parts/splint',
        href: '/material/0-all?category=splint-guide',
        resins: ['108', '109', '111'],
      },
      hearables: { picture: 'parts/earbud-shells', href: '/material/2-all', isPartlyUsable: true },
      orthotics: { picture: 'parts/insole', href: '/material/2-all', resins: ['303'] },
    },
  },
  volumes: { kind: 'build-volumes', parts: ['model', 'denture', 'splint', 'figure', 'orthosis', 'insole'] },
  cases: {
    kind: 'case-studies',
    count: 3,
    ids: { en: ['502', '513', '503'], cn: ['503', '502', '509'], de: ['502', '513', '503'] },
  },
  news: { kind: 'news', count: 3 },
  contact: { kind: 'call-to-action', picture: 'parts/framework-on-sprues', links: { inquiry: '#inquiry' } },
} as const satisfies SectionLayouts;
