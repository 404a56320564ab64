import type { PageLayout } from '../../src/sections/page-content.ts';
import { facts } from '../facts.ts';

export const waxUp = {
  hero: {
    kind: 'hero',
    picture: 'parts/partial-denture-pattern',
    links: { inquiry: '#inquiry', materials: '/material/0-all?category=castable' },
  },
  time: {
    kind: 'comparison',
    rows: {
      pattern: {
        before: { value: facts.waxUpMinutesByHand, sign: '>', unit: 'min' },
        after: { value: facts.waxUpMinutes, unit: 'min' },
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
      burnOut: { time: { value: 1, to: 1.5, unit: 'h' } },
      finish: {},
    },
  },
  values: {
    kind: 'spec-table',
    rows: {
      strength: { value: 72.3, to: 84.5, unit: 'MPa' },
      ash: { value: 0.03, sign: '<', unit: '%' },
      burnOut: { value: 900, to: 950, unit: '°C' },
      bars: { value: 2, sign: '≥', unit: 'mm' },
      thickness: { value: 0.35, sign: '≥', unit: 'mm' },
    },
  },
  materials: { kind: 'materials', scope: '0-all', ids: ['102', '103', '105'] },
  questions: { kind: 'faq', questions: ['machines', 'investment', 'distortion', 'software'] },
  contact: { kind: 'call-to-action', picture: 'parts/castable', links: { inquiry: '#inquiry' } },
} as const satisfies PageLayout;
