import type { SectionLayouts } from '#sections/page-content.ts';

export const offers = {
  hero: {
    kind: 'hero',
    picture: 'scenes/reflex-starter-set',
    set: ['Reflex', 'ultraCraft-wash', 'ultraCraft-cure'],
    links: { store: '#choose-store', newsletter: '/subscribe' },
  },
  prices: { kind: 'price-list', slugs: ['Reflex', 'ultraCraft-wash', 'ultraCraft-cure'] },
  always: {
    kind: 'cards',
    items: {
      a2dHd: { picture: 'scenes/a2d-hd-crowns', href: '/activity/A2D_HD' },
      reflex: { picture: 'scenes/reflex-family', href: '/store/reflex-3d-printer' },
      sample: { picture: 'parts/splint', href: '/material/bm' },
    },
  },
  rules: { kind: 'blocks', ground: 'graphite', items: ['dates', 'price', 'shops', 'dental'] },
  guides: {
    kind: 'cards',
    items: {
      blackFriday: { picture: 'scenes/shop-delivery', href: '/store/black-friday' },
      september: { picture: 'scenes/reflex-rs-workshop', href: '/store/rs-activities-0903' },
      share: { picture: 'scenes/photo-corner', href: '/store/share-and-win' },
    },
  },
  questions: { kind: 'faq', questions: ['tax', 'missed', 'code'] },
} as const satisfies SectionLayouts;
