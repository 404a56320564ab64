import type { SectionLayouts } from '#sections/page-content.ts';

export const offers = {
  hero: {
    kind: 'hero',
    picture: 'scenes/printer-range',
    set: ['Reflex'],
    links: { inquiry: '#inquiry', sample: '/material/bm' },
  },
  dental: {
    kind: 'media-text',
    ground: 'graphite',
    picture: 'scenes/lab-bench',
    points: ['printer', 'resin', 'finishing', 'extras'],
    links: { inquiry: '#inquiry', printers: '/hardware' },
  },
  prices: { kind: 'price-list', slugs: ['Reflex', 'ultraCraft-wash', 'ultraCraft-cure'] },
  always: {
    kind: 'cards',
    items: {
      a2dHd: { picture: 'scenes/a2d-hd-crowns', href: '/activity/A2D_HD' },
      reflex: { picture: 'scenes/reflex-family', href: '/store/reflex-3d-printer' },
      sample: { picture: 'parts/gingiva-model', href: '/material/bm' },
      blackFriday: { picture: 'scenes/shop-delivery', href: '/store/black-friday' },
    },
  },
  questions: { kind: 'faq', questions: ['financing', 'tax', 'currency', 'testPrint', 'promotions'] },
  contact: {
    kind: 'call-to-action',
    picture: 'scenes/reflex-starter-set',
    links: { inquiry: '#inquiry', newsletter: '/subscribe', share: '/store/share-and-win' },
  },
} as const satisfies SectionLayouts;
