import type { SectionLayouts } from '#sections/page-content.ts';

export const blackFriday = {
  hero: {
    kind: 'hero',
    picture: 'scenes/reflex-starter-set',
    set: ['Reflex', 'ultraCraft-wash', 'ultraCraft-cure'],
    links: { reflex: '/store/reflex-3d-printer', newsletter: '/subscribe' },
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
  questions: { kind: 'faq', questions: ['when', 'how', 'stock', 'rights'] },
  contact: { kind: 'call-to-action', picture: 'products/Reflex', links: { reflex: '/store/reflex-3d-printer' } },
} as const satisfies SectionLayouts;
