import type { SectionLayouts } from '#sections/page-content.ts';

export const offers = {
  hero: {
    kind: 'hero',
    picture: 'scenes/printer-range',
    links: { inquiry: '#inquiry', store: '#choose-store' },
  },
  always: {
    kind: 'cards',
    items: {
      a2dHd: { picture: 'scenes/a2d-hd-crowns', href: '/activity/A2D_HD' },
      reflex: { picture: 'scenes/reflex-family', href: '/store/reflex-3d-printer' },
      sample: { picture: 'parts/gingiva-model', href: '/material/bm' },
    },
  },
  dental: {
    kind: 'media-text',
    ground: 'graphite',
    picture: 'scenes/lab-bench',
    points: ['printer', 'resin', 'finishing', 'extras'],
    links: { inquiry: '#inquiry', printers: '/hardware' },
  },
  prices: { kind: 'price-list', slugs: ['Reflex', 'ultraCraft-wash', 'ultraCraft-cure'] },
  guides: {
    kind: 'cards',
    items: {
      blackFriday: { picture: 'scenes/shop-delivery', href: '/store/black-friday' },
      september: { picture: 'scenes/reflex-rs-workshop', href: '/store/rs-activities-0903' },
      share: { picture: 'scenes/photo-corner', href: '/store/share-and-win' },
    },
  },
  rules: { kind: 'blocks', items: ['dates', 'price', 'shops', 'codes'] },
  questions: { kind: 'faq', questions: ['tax', 'currency', 'missed'] },
  contact: {
    kind: 'call-to-action',
    picture: 'scenes/reflex-starter-set',
    links: { newsletter: '/subscribe', inquiry: '#inquiry' },
  },
} as const satisfies SectionLayouts;
