import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const a2dHdQuote = {
  hero: {
    kind: 'hero',
    picture: 'scenes/a2d-hd-crowns',
    printer: 'A2D_HD',
    links: { inquiry: '#inquiry', printer: '/hardware/A2D_HD' },
  },
  output: {
    kind: 'figures',
    items: { job: facts.a2dHdModelJob, layer: facts.a2dHdLayer, pixel: facts.a2dHdPixel },
    ground: 'paper',
  },
  contents: { kind: 'blocks', items: ['set', 'resin', 'finishing', 'later'] },
  fit: {
    kind: 'media-text',
    picture: 'parts/bridge-pattern',
    points: ['crowns', 'models', 'volume', 'clinic'],
    links: { compare: '/hardware' },
  },
  test: {
    kind: 'steps',
    picture: 'scenes/macro-crown-margin',
    items: { send: {}, print: {}, measure: {}, decide: {} },
    ground: 'graphite',
  },
  materials: { kind: 'materials', scope: '0-all', ids: ['102', '103', '110'] },
  machines: { kind: 'machines', slugs: ['ultraCraft-wash', 'ultraCraft-cure', 'hive', 'resin-station'] },
  questions: { kind: 'faq', questions: ['discount', 'listPrice', 'validity', 'dealer', 'warranty'] },
  contact: { kind: 'call-to-action', picture: 'parts/bridge-stages', links: { inquiry: '#inquiry' } },
} as const satisfies SectionLayouts;
