import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const digitalDentureTeeth = {
  hero: {
    kind: 'hero',
    picture: 'parts/denture-teeth',
    links: { inquiry: '#inquiry', samples: '/material/bm' },
    registrations: 'MOUTH',
  },
  arch: { kind: 'media-text', picture: 'parts/denture', points: ['shades', 'stains', 'repairs'] },
  steps: {
    kind: 'steps',
    items: {
      design: {},
      base: { time: facts.dentureBaseJob },
      teeth: { time: facts.toothArchPrint },
      wash: { time: facts.dentureBaseWash },
      bond: {},
      cure: { time: facts.dentureBaseCure },
    },
  },
  values: {
    kind: 'spec-table',
    rows: {
      thickness: facts.dentureBaseThickness,
      base: facts.dentureBaseStrength,
      teeth: facts.dentureTeethStrength,
    },
  },
  nights: {
    kind: 'figures',
    picture: 'scenes/hive-docked',
    items: {
      night: facts.dentureBasesPerNight,
      early: facts.dentureNightsEndedEarly,
      tryIn: { ...facts.dentureTryIn, from: facts.dentureTryInBefore },
      day: facts.dentureBasesPerDay,
    },
  },
  materials: { kind: 'materials', scope: '0-all', ids: ['106', '107', '119'] },
  questions: {
    kind: 'faq',
    questions: ['standard', 'printers', 'prefabricated', 'tears', 'shade', 'reline', 'allergy'],
  },
  contact: {
    kind: 'call-to-action',
    picture: 'scenes/lab-bench',
    links: { inquiry: '#inquiry', report: '/application/moreApplication/cases/504' },
  },
} as const satisfies SectionLayouts;
