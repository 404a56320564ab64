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
    kind: 'comparison',
    ground: 'graphite',
    rows: {
      fitting: { before: facts.socketFittingPlaster, after: facts.socketFitting },
      sockets: { before: facts.testSocketsPlaster, after: facts.testSockets },
      nights: { before: facts.socketNightsPlaster, after: facts.socketNights },
    },
  },
  steps: { kind: 'steps', items: { scan: {}, rectify: {}, print: {}, cure: {}, fit: {}, definitive: {} } },
  faults: { kind: 'blocks', items: ['strap', 'edge', 'end', 'seam'] },
  legs: { kind: 'media-text', picture: 'parts/prosthetic-socket', side: 'start', points: ['children', 'adults'] },
  questions: { kind: 'faq', questions: ['clear', 'load', 'skin', 'release'] },
  cases: { kind: 'case-studies', count: 2, scope: '5' },
  contact: {
    kind: 'call-to-action',
    picture: 'parts/leg-cover',
    links: { inquiry: '#inquiry', prosthesis: '/application/prosthesis' },
  },
} as const satisfies SectionLayouts;
