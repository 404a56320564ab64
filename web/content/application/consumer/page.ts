import type { SectionLayouts } from '#sections/page-content.ts';

export const consumer = {
  hero: {
    kind: 'hero',
    picture: 'scenes/maker-bench',
    links: { printer: '/hardware/Reflex', prices: '/store/activities', dealers: '/aboutUs/distributors-reflex-series' },
  },
  projects: {
    kind: 'cards',
    items: {
      figures: { picture: 'parts/figure', href: '/material/1-modeling' },
      jewelry: { picture: 'parts/ring-patterns', href: '/application/accessories' },
      samples: { picture: 'parts/texture-samples', href: '/material/1-design' },
      fixtures: { picture: 'parts/fixture', href: '/material/1-tooling' },
      series: { picture: 'parts/end-use-parts', href: '/application/use' },
      soft: { picture: 'parts/lattice-cube', href: '/material/1-production' },
    },
  },
  evening: {
    kind: 'steps',
    ground: 'graphite',
    items: {
      prepare: {},
      print: {},
      wash: {},
      dry: {},
      cure: {},
      paint: {},
    },
  },
  machines: {
    kind: 'machines',
    slugs: [
      'Reflex',
      'reflex-turbo',
      'Reflex-RS',
      'reflex-rs-turbo',
      'reflex2',
      'reflex2-pro',
      'ultraCraft-wash',
      'ultraCraft-cure',
    ],
  },
  questions: { kind: 'faq', questions: ['cost', 'model', 'smell', 'wear', 'waste'] },
  contact: {
    kind: 'call-to-action',
    picture: 'parts/textured-grips',
    links: { inquiry: '#inquiry', fit: '/tools/fit' },
  },
} as const satisfies SectionLayouts;
