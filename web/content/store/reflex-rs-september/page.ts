import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const reflexRsSeptember = {
  hero: {
    kind: 'hero',
    picture: 'scenes/reflex-rs-workshop',
    links: { inquiry: '#inquiry', printer: '/hardware/Reflex-RS' },
  },
  status: { kind: 'blocks', items: ['ordered', 'missed', 'next'] },
  difference: {
    kind: 'comparison',
    ground: 'graphite',
    rows: {
      pixel: { before: facts.reflexPixel, after: facts.reflexRsPixel },
      volume: { before: facts.reflexVolume, after: facts.reflexRsVolume },
    },
  },
  work: {
    kind: 'media-text',
    picture: 'parts/fixture',
    side: 'start',
    points: ['fixtures', 'molds', 'clamps', 'walls'],
    links: { tooling: '/material/1-tooling' },
  },
  materials: { kind: 'materials', scope: '1-all', ids: ['209', '204', '208'] },
  successors: { kind: 'machines', slugs: ['Reflex-RS', 'reflex-rs-turbo', 'reflex2', 'reflex2-pro'] },
  contact: { kind: 'call-to-action', picture: 'products/Reflex-RS', links: { inquiry: '#inquiry' } },
} as const satisfies SectionLayouts;
