import type { SectionLayouts } from '#sections/page-content.ts';

export const blackFriday = {
  hero: {
    kind: 'hero',
    picture: 'scenes/shop-delivery',
    links: { reflex: '/store/reflex-3d-printer', store: '#choose-store' },
  },
  prices: { kind: 'machines', slugs: ['Reflex', 'ultraCraft-wash', 'ultraCraft-cure'], isSet: true },
  checks: {
    kind: 'steps',
    ground: 'graphite',
    items: { reference: {}, box: {}, pixels: {}, wear: {}, seller: {}, resin: {} },
  },
  budget: {
    kind: 'media-text',
    picture: 'resins/201',
    points: ['resin', 'solvent', 'gloves', 'film', 'room'],
    links: { materials: '/material/1-all' },
  },
  questions: { kind: 'faq', questions: ['when', 'stock', 'rights'] },
  contact: {
    kind: 'call-to-action',
    picture: 'scenes/reflex-family',
    links: { newsletter: '/subscribe', inquiry: '#inquiry' },
  },
} as const satisfies SectionLayouts;
