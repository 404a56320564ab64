import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../../facts.ts';

/** What a reader learns of the page in a language that it does not have. */
export const abridgedDentureTeeth = {
  summary: {
    kind: 'media-text',
    picture: 'parts/denture',
    points: ['arch', 'bond', 'prefabricated', 'printers', 'reline', 'allergy'],
    links: { inquiry: '#inquiry', samples: '/material/bm', report: '/application/moreApplication/cases/504' },
  },
  values: {
    kind: 'spec-table',
    rows: {
      base: facts.dentureBasePrint,
      teeth: facts.toothArchPrint,
      thickness: facts.dentureBaseThickness,
      baseStrength: facts.dentureBaseStrength,
      teethStrength: facts.dentureTeethStrength,
    },
  },
} as const satisfies SectionLayouts;
