import type { SectionLayouts } from '#sections/page-content.ts';

export const prosthesis = {
  hero: {
    kind: 'hero',
    picture: 'parts/leg-cover',
    resins: ['303'],
    links: { inquiry: '#inquiry', socket: '/application/socket' },
  },
  sizes: {
    kind: 'text-table',
    columns: ['short', 'long'],
    rows: ['shells', 'time', 'weight', 'resin', 'wall', 'seam'],
  },
  cover: {
    kind: 'media-text',
    ground: 'graphite',
    picture: 'products/reflex2',
    side: 'start',
    points: ['shape', 'halves', 'closure', 'weight'],
    links: { printer: '/hardware/reflex2', fit: '/tools/fit' },
  },
  resins: {
    kind: 'text-table',
    columns: ['black', 'tool'],
    rows: ['look', 'impact', 'elongation', 'heat', 'use'],
  },
  scope: { kind: 'blocks', items: ['cover', 'test', 'forearm', 'load'] },
  parts: {
    kind: 'cards',
    items: {
      socket: { picture: 'parts/forearm-socket', href: '/application/socket' },
      orthosis: { picture: 'parts/wrist-orthosis', href: '/application/orthosis' },
      workflow: { picture: 'scenes/orthopedic-bench', href: '/application/solution/orthopedics' },
    },
  },
  questions: { kind: 'faq', isFirstOpen: true, questions: ['responsible', 'outdoors', 'skin', 'change'] },
  contact: {
    kind: 'call-to-action',
    picture: 'parts/leg-cover-shells',
    links: { inquiry: '#inquiry', black: '/material/materialDetail/reflex-tough-abs-like-black-212' },
  },
} as const satisfies SectionLayouts;
