import type { SectionLayouts } from '#sections/page-content.ts';

export const offers = {
  hero: {
    kind: 'hero',
    picture: 'scenes/lab-bench',
    links: { inquiry: '#inquiry', sample: '/material/bm' },
  },
  dental: {
    kind: 'media-text',
    ground: 'graphite',
    picture: 'scenes/platform-solid',
    links: { cost: '/application/dental-labs-3d-printer', testPrint: '/activity/A2D_HD' },
  },
  example: {
    kind: 'text-table',
    columns: ['line', 'use'],
    rows: ['printer', 'platform', 'finishing', 'resin', 'training', 'options', 'total'],
  },
  terms: { kind: 'blocks', items: ['delivery', 'setup', 'payment', 'warranty'] },
  always: {
    kind: 'cards',
    items: {
      sample: { picture: 'parts/gingiva-model', href: '/material/bm' },
      reflex: { picture: 'scenes/reflex-family', href: '/store/reflex-3d-printer' },
      blackFriday: { picture: 'scenes/shop-delivery', href: '/store/black-friday' },
      share: { picture: 'scenes/photo-corner', href: '/store/share-and-win' },
    },
  },
  prices: {
    kind: 'price-list',
    slugs: ['Reflex', 'ultraCraft-wash', 'ultraCraft-cure'],
    links: { guide: '/store/black-friday' },
  },
  questions: {
    kind: 'faq',
    questions: ['listPrice', 'testPrint', 'currency', 'promotions'],
    isFirstOpen: true,
  },
  contact: {
    kind: 'call-to-action',
    picture: 'scenes/case-pans',
    links: { inquiry: '#inquiry', newsletter: '/subscribe' },
  },
} as const satisfies SectionLayouts;
