import type { SectionLayouts } from '#sections/page-content.ts';

export const blackFriday = {
  hero: {
    kind: 'hero',
    picture: 'scenes/shop-delivery',
    set: ['Reflex', 'ultraCraft-wash', 'ultraCraft-cure'],
    links: { inquiry: '#inquiry', newsletter: '/subscribe' },
  },
  checks: {
    kind: 'steps',
    ground: 'graphite',
    items: { pixels: {}, volume: {}, warranty: {}, box: {}, resin: {}, wear: {} },
  },
  prices: { kind: 'machines', slugs: ['Reflex', 'ultraCraft-wash', 'ultraCraft-cure'] },
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
    links: { reflex: '/store/reflex-3d-printer', newsletter: '/subscribe' },
  },
} as const satisfies SectionLayouts;
