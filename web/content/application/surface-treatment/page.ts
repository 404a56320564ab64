import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const surfaceTreatment = {
  hero: {
    kind: 'hero',
    picture: 'parts/finishing-stages',
    links: { samples: '/material/bm', inquiry: '#inquiry' },
  },
  finishes: {
    kind: 'cards',
    items: {
      painted: { picture: 'parts/figure', href: '/material/1-modeling' },
      clear: { picture: 'resins/210', href: '/material/materialDetail/reflex-clear-210' },
      lacquered: { picture: 'parts/earbud-shells', href: '/application/hearables/tws' },
    },
  },
  order: {
    kind: 'steps',
    ground: 'graphite',
    items: { wash: {}, supports: {}, cure: {}, sand: {}, fill: {}, coat: {} },
  },
  allowances: {
    kind: 'spec-table',
    rows: {
      lacquer: facts.lacquerCoat,
      foot: facts.footAllowance,
      chamfer: facts.footChamfer,
      polish: facts.polishedRoughness,
    },
  },
  untreated: {
    kind: 'media-text',
    picture: 'parts/fixture',
    points: ['hidden', 'black', 'texture'],
    links: { texture: '/application/solution/texture', color: '/application/solution/color' },
  },
  faults: { kind: 'blocks', items: ['cloudy', 'sticky', 'cracked', 'rounded'] },
  questions: { kind: 'faq', questions: ['time', 'dust', 'skin', 'tumbling'] },
  contact: {
    kind: 'call-to-action',
    picture: 'parts/texture-samples',
    links: { inquiry: '#inquiry', tools: '/hardware/accessories?type=6' },
  },
} as const satisfies SectionLayouts;
