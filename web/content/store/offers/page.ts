import type { SectionLayouts } from '#sections/page-content.ts';

export const offers = {
  hero: {
    kind: 'hero',
    picture: 'scenes/printer-range',
    set: ['Reflex'],
    links: { inquiry: '#inquiry', store: '#choose-store' },
  },
  prices: { kind: 'price-list', slugs: ['Reflex', 'ultraCraft-wash', 'ultraCraft-cure'] },
  dental: {
    kind: 'media-text',
    ground: 'graphite',
    picture: 'scenes/lab-bench',
    points: ['printer', 'resin', 'finishing', 'extras'],
    links: { inquiry: '#inquiry', printers: '/hardware' },
  },
  always: {
    kind: 'cards',
    items: {
      a2dHd: { picture: 'scenes/a2d-hd-crowns', href: '/activity/A2D_HD' },
      reflex: { picture: 'scenes/reflex-family', href: '/store/reflex-3d-printer' },
      sample: { picture: 'parts/gingiva-model', href: '/material/bm' },
    },
  },
  questions: { kind: 'faq', questions: ['tax', 'currency', 'testPrint'] },
  promotions: {
    kind: 'media-text',
    picture: 'scenes/shop-delivery',
    side: 'start',
    points: ['dates', 'price', 'shops', 'codes'],
    links: {
      blackFriday: '/store/black-friday',
      september: '/store/rs-activities-0903',
      share: '/store/share-and-win',
    },
  },
  contact: {
    kind: 'call-to-action',
    picture: 'scenes/reflex-starter-set',
    links: { inquiry: '#inquiry', newsletter: '/subscribe' },
  },
} as const satisfies SectionLayouts;
