import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const earRibbon = {
  hero: { kind: 'hero', picture: 'parts/ear-hooks', links: { inquiry: '#inquiry', resins: '/material/2-all' } },
  forms: { kind: 'blocks', items: ['hook', 'wing', 'tip'] },
  ear: {
    kind: 'media-text',
    picture: 'parts/ear-mould',
    side: 'start',
    points: ['scan', 'series', 'spare'],
    links: { monitors: '/application/hearables/hifi', wireless: '/application/hearables/tws' },
  },
  steps: {
    kind: 'steps',
    ground: 'graphite',
    items: {
      print: {},
      wash: { time: facts.softWash },
      rest: {},
      cure: { time: facts.softCure },
      lacquer: {},
      check: {},
    },
  },
  resins: { kind: 'materials', scope: '2-all', ids: ['302', '301'] },
  questions: { kind: 'faq', questions: ['skin', 'sweat', 'thin', 'printer', 'bands'] },
  contact: { kind: 'call-to-action', picture: 'scenes/hearables-line', links: { inquiry: '#inquiry' } },
} as const satisfies SectionLayouts;
