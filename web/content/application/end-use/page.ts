import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const endUse = {
  hero: {
    kind: 'hero',
    picture: 'parts/end-use-parts',
    links: { inquiry: '#inquiry', resins: '/material/1-production' },
  },
  loads: { kind: 'blocks', items: ['clip', 'stiff', 'hot', 'flexible'] },
  quantity: {
    kind: 'media-text',
    picture: 'parts/earbud-section',
    points: ['change', 'limit', 'piece'],
    links: { wireless: '/application/hearables/tws' },
  },
  design: {
    kind: 'spec-table',
    rows: {
      wall: facts.housingWall,
      strain: facts.snapFitStrain,
      fixture: facts.fixtureRadius,
      hot: facts.hotPartRadius,
      strut: facts.latticeStrut,
    },
  },
  carrier: {
    kind: 'comparison',
    ground: 'graphite',
    rows: { carrier: { before: facts.carrierMilled, after: facts.carrier } },
  },
  resins: { kind: 'materials', scope: '1-production', ids: ['212', '209', '213'] },
  questions: { kind: 'faq', questions: ['outdoors', 'fire', 'creep', 'repeat'] },
  contact: {
    kind: 'call-to-action',
    picture: 'parts/fixture',
    links: { inquiry: '#inquiry', fit: '/tools/fit', special: '/material/2-performance' },
  },
} as const satisfies SectionLayouts;
