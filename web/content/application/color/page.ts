import type { SectionLayouts } from '#sections/page-content.ts';

export const color = {
  hero: {
    kind: 'hero',
    picture: 'parts/keycaps',
    links: { samples: '/material/bm?variant=custom', materials: '/material/1-all' },
  },
  ways: { kind: 'blocks', items: ['resin', 'dye', 'lacquer', 'paint'] },
  colors: {
    kind: 'cards',
    items: {
      skin: { picture: 'resins/203', href: '/material/materialDetail/reflex-figure-skin-203' },
      solid: { picture: 'parts/end-use-parts', href: '/material/1-all' },
      clear: { picture: 'parts/hearing-aid-shells', href: '/material/materialDetail/hearable-clear-uv-301' },
      dental: { picture: 'parts/gingiva-model', href: '/material/0-all' },
    },
  },
  match: {
    kind: 'steps',
    ground: 'graphite',
    items: { sample: {}, way: {}, plate: {}, compare: {}, recipe: {}, series: {} },
  },
  series: {
    kind: 'media-text',
    picture: 'parts/colour-samples',
    side: 'start',
    points: ['shake', 'batch', 'tray', 'cure'],
    links: { treatment: '/application/solution/treatment' },
  },
  questions: { kind: 'faq', questions: ['teeth', 'sun', 'skin', 'strength', 'wear'] },
  contact: {
    kind: 'call-to-action',
    picture: 'parts/finishing-stages',
    links: { samples: '/material/bm?variant=custom', inquiry: '#inquiry' },
  },
} as const satisfies SectionLayouts;
