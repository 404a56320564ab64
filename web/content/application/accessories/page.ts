import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const accessories = {
  hero: {
    kind: 'hero',
    picture: 'parts/eyewear-jewelry',
    links: { inquiry: '#inquiry', casting: '/material/1-casting' },
  },
  routes: { kind: 'blocks', items: ['cast', 'worn', 'model'] },
  jewelry: {
    kind: 'media-text',
    ground: 'graphite',
    picture: 'parts/ring-patterns',
    side: 'start',
    points: ['size', 'supports', 'time'],
    links: { casting: '/material/1-casting' },
  },
  dimensions: {
    kind: 'spec-table',
    rows: {
      wire: facts.castWire,
      seat: facts.stoneSeat,
      filigree: facts.filigreeSection,
      solid: facts.solidSection,
    },
  },
  frames: { kind: 'media-text', picture: 'resins/303', points: ['fit', 'wear', 'lenses', 'color'] },
  resins: { kind: 'materials', scope: '1-casting', ids: ['206', '207'] },
  questions: { kind: 'faq', questions: ['skin', 'heat', 'cast', 'ear'] },
  contact: {
    kind: 'call-to-action',
    picture: 'parts/ear-hooks',
    links: { inquiry: '#inquiry', hooks: '/application/earRibbon' },
  },
} as const satisfies SectionLayouts;
