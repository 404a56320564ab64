import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const noCut = {
  hero: {
    kind: 'hero',
    picture: 'parts/uncut-model',
    links: { inquiry: '#inquiry', study: '/application/moreApplication/cases/503' },
  },
  results: {
    kind: 'comparison',
    ground: 'graphite',
    rows: {
      time: { before: facts.crownOnSectionedModel, after: facts.crownOnWholeModel },
      gap: { before: facts.marginalGap, after: facts.marginalGap },
    },
  },
  steps: { kind: 'steps', items: { model: {}, views: {}, margin: {}, print: {} } },
  saw: { kind: 'blocks', items: ['narrow', 'deep'] },
  dies: {
    kind: 'media-text',
    picture: 'parts/dental-model',
    points: ['test', 'brush', 'dry', 'wait'],
    links: { resin: '/material/materialDetail/model-hp-uv-2-0-103' },
  },
  bench: {
    kind: 'media-text',
    picture: 'products/A3D',
    side: 'start',
    points: ['people', 'margins', 'blind'],
    links: { printer: '/hardware/A3D' },
  },
  questions: { kind: 'faq', questions: ['scanner', 'impression', 'spray', 'plaster'] },
  contact: {
    kind: 'call-to-action',
    picture: 'parts/intraoral-scan',
    links: { inquiry: '#inquiry', impression: '/application/solution/digital-impression' },
  },
} as const satisfies SectionLayouts;
