import type { SectionLayouts } from '#sections/page-content.ts';

export const blackFriday = {
  hero: {
    kind: 'hero',
    picture: 'scenes/shop-delivery',
    links: { store: '#choose-store', inquiry: '#inquiry' },
  },
  models: {
    kind: 'text-table',
    columns: ['use', 'speed', 'pixel', 'volume', 'resins', 'price'],
    prices: { reflex: ['Reflex'] },
    rows: ['reflex', 'turbo', 'rs', 'rsTurbo', 'reflex2', 'reflex2Pro'],
    pages: {
      reflex: { picture: 'products/Reflex', href: '/hardware/Reflex' },
      turbo: { picture: 'products/reflex-turbo', href: '/hardware/reflex-turbo' },
      rs: { picture: 'products/Reflex-RS', href: '/hardware/Reflex-RS' },
      rsTurbo: { picture: 'products/reflex-rs-turbo', href: '/hardware/reflex-rs-turbo' },
      reflex2: { picture: 'products/reflex2', href: '/hardware/reflex2' },
      reflex2Pro: { picture: 'products/reflex2-pro', href: '/hardware/reflex2-pro' },
    },
  },
  checks: { kind: 'steps', ground: 'graphite', items: { resin: {}, box: {}, wear: {} } },
  prices: { kind: 'price-list', slugs: ['Reflex', 'ultraCraft-wash', 'ultraCraft-cure'] },
  budget: {
    kind: 'media-text',
    picture: 'scenes/resin-recovery',
    points: ['resin', 'solvent', 'gloves', 'film', 'room'],
    links: { materials: '/material/1-all' },
  },
  questions: { kind: 'faq', questions: ['rights', 'delivery', 'sale', 'stock'], isFirstOpen: true },
  contact: {
    kind: 'call-to-action',
    picture: 'scenes/reflex-family',
    links: { reflex: '/store/reflex-3d-printer', newsletter: '/subscribe' },
  },
} as const satisfies SectionLayouts;
