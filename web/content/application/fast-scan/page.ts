import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const fastScan = {
  hero: {
    kind: 'hero',
    picture: 'parts/scan-bodies',
    links: { inquiry: '#inquiry', film: '/aboutUs/events/liveStream/chairside-temporaries-5' },
    registrations: 'MOUTH',
  },
  day: {
    kind: 'steps',
    ground: 'graphite',
    items: { plan: {}, before: {}, shape: {}, scanBody: {}, print: {}, seat: {} },
  },
  time: {
    kind: 'spec-table',
    rows: {
      design: facts.ceramicCrownDesign,
      print: facts.ceramicCrownPrint,
      wash: facts.ceramicCrownWashing,
      dry: facts.ceramicCrownDrying,
      cure: facts.ceramicCrownCuring,
      finish: facts.ceramicCrownFinishing,
      total: facts.ceramicCrownTotal,
    },
  },
  limits: { kind: 'blocks', items: ['stable', 'span', 'seated', 'evening'] },
  guide: {
    kind: 'media-text',
    picture: 'parts/surgical-guide',
    points: ['sleeves', 'steam', 'shelf'],
    links: { resin: '/material/materialDetail/surgical-guide-uv-111' },
  },
  materials: { kind: 'materials', scope: '0-all', ids: ['110', '101', '111', '113'] },
  questions: { kind: 'faq', questions: ['who', 'printers', 'screw', 'duration'] },
  contact: {
    kind: 'call-to-action',
    picture: 'parts/gingiva-model',
    links: { inquiry: '#inquiry', temporaries: '/application/solution/temporaryCrown' },
  },
} as const satisfies SectionLayouts;
