import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../../facts.ts';

/** What a reader learns in a language that the page does not have. The full text follows, without its hero. */
export const abridgedDentureTeeth = {
  hero: {
    kind: 'hero',
    picture: 'parts/denture-teeth',
    links: { inquiry: '#inquiry', samples: '/material/bm' },
    registrations: 'MOUTH',
  },
  summary: { kind: 'media-text', picture: 'parts/denture', points: ['arch', 'bond', 'tryIn', 'supports'] },
  values: {
    kind: 'spec-table',
    rows: {
      base: facts.dentureBaseJob,
      teeth: facts.toothArchPrint,
      thickness: facts.dentureBaseThickness,
      baseStrength: facts.dentureBaseStrength,
      teethStrength: facts.dentureTeethStrength,
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
  questions: { kind: 'faq', questions: ['machines', 'stockTeeth', 'repair', 'norm', 'contraindications'] },
  contact: {
    kind: 'call-to-action',
    picture: 'scenes/lab-bench',
    links: { inquiry: '#inquiry', report: '/application/moreApplication/cases/504' },
  },
} as const satisfies SectionLayouts;
