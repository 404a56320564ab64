import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const digitalImpression = {
  hero: {
    kind: 'hero',
    picture: 'parts/intraoral-scan',
    links: { inquiry: '#inquiry', materials: '/material/0-all?category=dental-model' },
  },
  check: { kind: 'blocks', items: ['margin', 'contacts', 'bite', 'arch'] },
  steps: {
    kind: 'steps',
    ground: 'graphite',
    items: {
      design: {},
      print: {},
      wash: { time: facts.modelWashing },
      dry: { time: facts.modelDrying },
      cure: { time: facts.modelCuring },
      rest: { time: facts.modelRest },
    },
  },
  accuracy: {
    kind: 'spec-table',
    rows: {
      front: facts.modelDeviationFront,
      diagonal: facts.modelDeviationDiagonal,
      molars: facts.modelDeviationMolars,
    },
  },
  materials: { kind: 'materials', scope: '0-all', ids: ['103', '105', '113'] },
  next: {
    kind: 'cards',
    items: {
      crowns: { picture: 'parts/bridge-stages', href: '/application/solution/fixedRestorations' },
      implants: { picture: 'parts/scan-bodies', href: '/application/solution/fastScan' },
      plaster: { picture: 'parts/uncut-model', href: '/application/solution/noCut' },
    },
  },
  questions: { kind: 'faq', questions: ['need', 'files', 'age', 'water'] },
  contact: {
    kind: 'call-to-action',
    picture: 'parts/dental-model',
    links: {
      inquiry: '#inquiry',
      paper: '/aboutUs/resources/detail/white-paper-accuracy-of-printed-working-models-312',
    },
  },
} as const satisfies SectionLayouts;
