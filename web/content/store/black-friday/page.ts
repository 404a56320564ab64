import type { SectionLayouts } from '#sections/page-content.ts';

export const blackFriday = {
  hero: {
    kind: 'hero',
    picture: 'scenes/shop-delivery',
    links: { store: '#choose-store', newsletter: '/subscribe' },
  },
  prices: { kind: 'machines', slugs: ['Reflex', 'ultraCraft-wash', 'ultraCraft-cure'], isSet: true },
  checks: {
    kind: 'steps',
    ground: 'graphite',
    items: { reference: {}, box: {}, pixels: {}, wear: {}, seller: {}, resin: {} },
  },
  budget: {
    kind: 'media-text',
    picture: 'scenes/resin-recovery',
    points: ['resin', 'solvent', 'gloves', 'film', 'room'],
    links: { materials: '/material/1-all' },
  },
  questions: { kind: 'faq', questions: ['when', 'stock', 'rights'] },
  contact: {
    kind: 'call-to-action',
    picture: 'scenes/reflex-family',
    links: { inquiry: '#inquiry', reflex: '/store/reflex-3d-printer' },
  },
} as const satisfies SectionLayouts;
