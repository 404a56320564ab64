import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const socket = {
  hero: {
    kind: 'hero',
    picture: 'parts/forearm-socket',
    resins: ['303'],
    links: { inquiry: '#inquiry', printer: '/hardware/Reflex-RS' },
  },
  results: {
    kind: 'figures',
    items: {
      fitting: facts.socketFitting,
      limbs: facts.socketLimbs,
      sockets: facts.testSockets,
      load: facts.socketLoad,
    },
    links: { case: '/application/moreApplication/cases/512' },
  },
  steps: {
    kind: 'steps',
    items: { scan: {}, rectify: {}, print: {}, cure: {}, fit: {}, definitive: {} },
  },
  faults: { kind: 'blocks', items: ['strap', 'edge', 'end', 'seam'] },
  legs: {
    kind: 'media-text',
    picture: 'parts/prosthetic-socket',
    side: 'start',
    points: ['height', 'children', 'adults'],
  },
  questions: { kind: 'faq', questions: ['clear', 'load', 'skin', 'release'] },
  contact: {
    kind: 'call-to-action',
    picture: 'scenes/orthopedic-bench',
    links: { inquiry: '#inquiry', prosthesis: '/application/prosthesis' },
  },
} as const satisfies SectionLayouts;
