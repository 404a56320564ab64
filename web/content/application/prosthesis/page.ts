import type { SectionLayouts } from '#sections/page-content.ts';

export const prosthesis = {
  hero: {
    kind: 'hero',
    picture: 'parts/leg-cover',
    resins: ['303'],
    links: { inquiry: '#inquiry', socket: '/application/socket' },
  },
  scope: { kind: 'blocks', items: ['cover', 'test', 'forearm', 'load'] },
  cover: {
    kind: 'media-text',
    ground: 'graphite',
    picture: 'products/reflex2-pro',
    side: 'start',
    points: ['shape', 'halves', 'closure', 'weight'],
    links: { printer: '/hardware/reflex2-pro' },
  },
  parts: {
    kind: 'cards',
    items: {
      socket: { picture: 'parts/forearm-socket', href: '/application/socket' },
      orthosis: { picture: 'parts/wrist-orthosis', href: '/application/orthosis' },
      technical: { picture: 'parts/end-use-parts', href: '/application/use' },
    },
  },
  resins: { kind: 'materials', scope: '1-all', ids: ['212', '208'] },
  questions: { kind: 'faq', questions: ['time', 'outdoors', 'skin', 'change'] },
  contact: {
    kind: 'call-to-action',
    picture: 'parts/texture-samples',
    links: { inquiry: '#inquiry' },
  },
} as const satisfies SectionLayouts;
