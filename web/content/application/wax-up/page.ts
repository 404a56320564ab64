import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const waxUp = {
  hero: {
    kind: 'hero',
    picture: 'parts/partial-denture-pattern',
    links: { inquiry: '#inquiry', materials: '/material/0-all?category=castable' },
  },
  time: {
    kind: 'comparison',
    ground: 'graphite',
    rows: {
      pattern: {
        before: facts.waxUpByHand,
        after: facts.waxUp,
      },
    },
  },
  steps: {
    kind: 'steps',
    items: {
      scan: {},
      design: {},
      print: {},
      invest: {},
      burnOut: {},
      finish: {},
    },
  },
  values: {
    kind: 'spec-table',
    rows: {
      strength: facts.patternStrength,
      ash: facts.patternAsh,
      firstRise: facts.burnOutFirstRise,
      firstHold: facts.burnOutFirstHold,
      secondRise: facts.burnOutSecondRise,
      burnOut: facts.burnOutTemperature,
      hold: facts.burnOutHold,
      bars: facts.supportBar,
      thickness: facts.frameworkThickness,
    },
  },
  materials: { kind: 'materials', scope: '0-all', ids: ['102', '103', '105'] },
  printers: { kind: 'machines', slugs: ['A2D_HD', 'A2D_4K', 'A2D', 'A3D'] },
  cases: { kind: 'case-studies', count: 1, scope: '1', ids: ['502'] },
  questions: { kind: 'faq', questions: ['machines', 'investment', 'distortion', 'software'] },
  contact: { kind: 'call-to-action', picture: 'parts/framework-on-sprues', links: { inquiry: '#inquiry' } },
} as const satisfies SectionLayouts;
