import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const orthopedics = {
  hero: {
    kind: 'hero',
    picture: 'scenes/orthopedic-bench',
    resins: ['303'],
    links: { inquiry: '#inquiry', cases: '/application/moreApplication/5' },
  },
  results: {
    kind: 'comparison',
    ground: 'graphite',
    rows: {
      orthosis: { before: facts.orthosisWorkPlaster, after: facts.orthosisWork },
      visits: { before: facts.orthosisVisitsPlaster, after: facts.orthosisVisits },
      trial: { before: facts.socketFittingPlaster, after: facts.socketFitting },
    },
    links: {
      orthoses: '/application/moreApplication/cases/511',
      sockets: '/application/moreApplication/cases/512',
    },
  },
  steps: {
    kind: 'steps',
    picture: 'scenes/in-use-reflex-rs',
    items: { scan: {}, model: {}, print: {}, cure: {}, check: {}, fit: {} },
  },
  limits: { kind: 'blocks', items: ['length', 'legs', 'heat', 'skin'] },
  resin: {
    kind: 'media-text',
    picture: 'resins/303',
    side: 'start',
    points: ['tough', 'struts', 'edges', 'tested'],
    links: { resin: '/material/materialDetail/ortho-tough-uv-303' },
  },
  printers: { kind: 'machines', slugs: ['Reflex-RS', 'reflex2-pro', 'A2D_4K', 'C_Series'] },
  questions: { kind: 'faq', questions: ['plaster', 'scanner', 'insoles', 'responsible', 'start'] },
  contact: {
    kind: 'call-to-action',
    picture: 'parts/wrist-orthosis',
    links: { inquiry: '#inquiry', orthoses: '/application/orthosis', sockets: '/application/socket' },
  },
} as const satisfies SectionLayouts;
