import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../facts.ts';

export const home = {
  hero: {
    kind: 'hero',
    picture: 'products/A2D_4K',
    links: { materials: '/material/0-all', inquiry: '#inquiry' },
  },
  printers: { kind: 'machines', slugs: ['A2D_4K', 'A3D', 'ChairSide_Pro', 'Reflex'] },
  work: {
    kind: 'cards',
    items: {
      models: { picture: 'parts/dental-model', href: '/material/0-all?category=dental-model' },
      dentures: { picture: 'parts/denture', href: '/material/0-all?category=denture' },
      splints: { picture: 'parts/splint', href: '/material/0-all?category=splint-guide' },
      crowns: { picture: 'parts/crown-bridge', href: '/material/0-all?category=crown-bridge' },
      hearables: { picture: 'parts/earbud-shells', href: '/material/2-all' },
      orthotics: { picture: 'parts/insole', href: '/material/2-all' },
    },
  },
  figures: {
    kind: 'figures',
    items: {
      dentureBases: facts.dentureBasesPerDay,
      waxUp: { ...facts.waxUp, from: facts.waxUpByHand },
      alignerModels: facts.alignerModelsPerDay,
      accuracy: facts.a2d4kEdge,
      materials: { count: '0-all' },
      applications: facts.dentalApplications,
    },
  },
  cases: { kind: 'case-studies', count: 3 },
  news: { kind: 'news', count: 3 },
  contact: { kind: 'call-to-action', picture: 'parts/colour-samples', links: { inquiry: '#inquiry' } },
} as const satisfies SectionLayouts;
