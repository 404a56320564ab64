import type { SectionLayouts } from '#sections/page-content.ts';

export const offers = {
  hero: {
    kind: 'hero',
    picture: 'scenes/printer-range',
    links: { inquiry: '#inquiry', sample: '/material/bm' },
  },
  dental: {
    kind: 'media-text',
    ground: 'graphite',
    picture: 'scenes/lab-bench',
    links: { inquiry: '#inquiry', printers: '/hardware', testPrint: '/activity/A2D_HD' },
  },
  example: {
    kind: 'text-table',
    columns: ['line', 'use'],
    rows: ['printer', 'platform', 'finishing', 'resin', 'training', 'options'],
  },
  prices: { kind: 'price-list', slugs: ['Reflex', 'ultraCraft-wash', 'ultraCraft-cure'] },
  always: {
    kind: 'cards',
    items: {
      sample: { picture: 'parts/gingiva-model', href: '/material/bm' },
      reflex: { picture: 'scenes/reflex-family', href: '/store/reflex-3d-printer' },
      blackFriday: { picture: 'scenes/shop-delivery', href: '/store/black-friday' },
      share: { picture: 'scenes/photo-corner', href: '/store/share-and-win' },
    },
  },
  questions: {
    kind: 'faq',
    questions: ['terms', 'financing', 'testPrint', 'currency', 'tax', 'promotions'],
    isFirstOpen: true,
  },
  contact: {
    kind: 'call-to-action',
    picture: 'scenes/reflex-starter-set',
    links: { inquiry: '#inquiry', newsletter: '/subscribe' },
  },
} as const satisfies SectionLayouts;
