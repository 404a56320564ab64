import type { SectionLayouts } from '#sections/page-content.ts';

export const color = {
  hero: {
    kind: 'hero',
    picture: 'parts/keycaps',
    hasCaption: true,
    links: { samples: '/material/bm?variant=custom', materials: '/material/1-all' },
  },
  ways: {
    kind: 'text-table',
    columns: ['resin', 'dye', 'lacquer', 'paint'],
    rows: ['depth', 'choice', 'match', 'work', 'run'],
  },
  colors: {
    kind: 'swatches',
    groups: {
      solid: ['211', '201', '209', '202', '212', '208', '205', '204', '213'],
      skin: ['203'],
      clear: ['210', '301'],
    },
    clear: ['clear'],
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
  limits: { kind: 'blocks', items: ['sun', 'skin', 'strength', 'wear'] },
  questions: { kind: 'faq', isFirstOpen: true, questions: ['time', 'service', 'teeth'] },
  contact: {
    kind: 'call-to-action',
    picture: 'parts/finishing-stages',
    links: { samples: '/material/bm?variant=custom', inquiry: '#inquiry' },
  },
} as const satisfies SectionLayouts;
