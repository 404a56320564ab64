import type { SectionLayouts } from '#sections/page-content.ts';

export const color = {
  hero: {
    kind: 'hero',
    picture: 'parts/keycaps',
    links: { samples: '/material/bm?variant=custom', materials: '/material/1-all' },
  },
  ways: { kind: 'blocks', items: ['resin', 'dye', 'lacquer', 'paint'] },
  materials: { kind: 'materials', scope: '1-all', ids: ['203', '212', '210'] },
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
  questions: { kind: 'faq', questions: ['sun', 'skin', 'strength', 'wear'] },
  contact: {
    kind: 'call-to-action',
    picture: 'parts/hearing-aid-shells',
    links: { samples: '/material/bm?variant=custom', inquiry: '#inquiry' },
  },
} as const satisfies SectionLayouts;
