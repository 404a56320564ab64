import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const buyReflex = {
  hero: {
    kind: 'hero',
    picture: 'scenes/reflex-family',
    set: ['Reflex'],
    links: { store: '#choose-store', dealers: '/aboutUs/distributors-reflex-series' },
  },
  choose: { kind: 'blocks', items: ['size', 'detail', 'speed', 'resin'] },
  printers: {
    kind: 'machines',
    slugs: ['Reflex', 'reflex-turbo', 'Reflex-RS', 'reflex-rs-turbo', 'reflex2', 'reflex2-pro'],
  },
  detail: {
    kind: 'comparison',
    ground: 'graphite',
    rows: {
      pixel: { before: facts.reflexPixel, after: facts.reflex2ProPixel },
      volume: { before: facts.reflexVolume, after: facts.reflex2ProVolume },
    },
    links: { compare: '/hardware', rs: '/store/rs-activities-0903' },
  },
  finishing: {
    kind: 'cards',
    items: {
      wash: { picture: 'products/ultraCraft-wash', href: '/hardware/ultraCraft-wash' },
      cure: { picture: 'products/ultraCraft-cure', href: '/hardware/ultraCraft-cure' },
      software: { picture: 'scenes/desk-studio', href: '/store/software' },
    },
  },
  materials: { kind: 'materials', scope: '1-all', ids: ['201', '206', '208', '203'] },
  questions: { kind: 'faq', questions: ['where', 'set', 'turbo', 'dental', 'warranty'] },
  contact: {
    kind: 'call-to-action',
    picture: 'parts/figure',
    links: { dealers: '/aboutUs/distributors-reflex-series' },
  },
} as const satisfies SectionLayouts;
