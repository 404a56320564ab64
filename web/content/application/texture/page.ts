import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const texture = {
  hero: {
    kind: 'hero',
    picture: 'parts/textured-grips',
    links: { samples: '/material/bm', materials: '/material/1-design' },
  },
  gloss: {
    kind: 'media-text',
    picture: 'parts/texture-samples',
    points: ['layers', 'tools', 'change'],
    links: { earphones: '/application/hearables/tws' },
  },
  fineness: {
    kind: 'spec-table',
    rows: {
      stroke: facts.finestStroke,
      grain: facts.shallowestGrain,
      reflexRs: facts.reflexRsPixel,
      reflex2Pro: facts.reflex2ProPixel,
    },
  },
  plate: {
    kind: 'media-text',
    picture: 'parts/texture-plate',
    side: 'start',
    links: { samples: '/material/bm' },
  },
  model: {
    kind: 'steps',
    ground: 'graphite',
    items: { source: {}, lay: {}, fade: {}, mesh: {}, orient: {}, wash: {} },
  },
  limits: { kind: 'blocks', items: ['lacquer', 'supports', 'masters', 'brittle'] },
  materials: { kind: 'materials', scope: '1-all', ids: ['202', '201', '212'] },
  contact: {
    kind: 'call-to-action',
    picture: 'scenes/desk-studio',
    links: { samples: '/material/bm?variant=custom', treatment: '/application/solution/treatment' },
  },
} as const satisfies SectionLayouts;
