import type { SectionLayouts } from '#sections/page-content.ts';

export const color = {
  hero: {
    kind: 'hero',
    picture: 'parts/keycaps',
    links: { samples: '/material/bm?variant=custom', materials: '/material/1-all' },
  },
  ways: {
    kind: 'text-table',
    columns: ['depth', 'size', 'choice', 'match', 'work', 'run'],
    rows: ['resin', 'dye', 'lacquer', 'paint'],
  },
  colors: {
    kind: 'cards',
    items: {
      skin: { picture: 'resins/203', href: '/material/materialDetail/reflex-figure-skin-203' },
      solid: { picture: 'parts/colour-samples', href: '/material/1-all' },
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
    picture: 'products/resin-station',
    side: 'start',
    points: ['shake', 'batch', 'tray', 'cure'],
    links: { treatment: '/application/solution/treatment' },
  },
  limits: { kind: 'blocks', items: ['sun', 'skin', 'strength', 'wear'] },
  questions: { kind: 'faq', isFirstOpen: true, questions: ['service', 'teeth', 'time'] },
  contact: {
    kind: 'call-to-action',
    picture: 'parts/finishing-stages',
    links: { samples: '/material/bm?variant=custom', inquiry: '#inquiry' },
  },
} as const satisfies SectionLayouts;
