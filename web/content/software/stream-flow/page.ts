import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const streamFlow = {
  hero: { kind: 'hero', picture: 'scenes/print-floor', links: { inquiry: '#inquiry', platform: '/SAP' } },
  rules: { kind: 'blocks', items: ['due', 'resin', 'layer', 'area'] },
  urgent: { kind: 'media-text', picture: 'screens/rush-case', points: ['move', 'late', 'sites'] },
  output: {
    kind: 'comparison',
    rows: {
      sorting: { before: facts.sortingHours, after: facts.handlingHours },
      remade: { before: facts.alignersRemadeBefore, after: facts.alignersRemade },
      models: { before: facts.labModelsPerDayBefore, after: facts.labModelsPerDay },
    },
    links: { aligners: '/application/moreApplication/cases/513', earbuds: '/application/moreApplication/cases/509' },
    ground: 'graphite',
  },
  code: {
    kind: 'media-text',
    picture: 'scenes/aligner-line',
    side: 'start',
    links: {
      paper: '/aboutUs/resources/detail/white-paper-throughput-of-an-aligner-line-315',
    },
  },
  stops: { kind: 'steps', items: { others: {}, again: {}, missing: {}, log: {} } },
  printers: {
    kind: 'cards',
    items: {
      a2d: { picture: 'products/A2D_4K', href: '/hardware' },
      a3d: { picture: 'products/A3D', href: '/hardware/A3D' },
      cSeries: { picture: 'products/C_Series', href: '/hardware/C_Series' },
      chairSidePro: { picture: 'products/ChairSide_Pro', href: '/hardware/ChairSide_Pro' },
    },
  },
  questions: { kind: 'faq', questions: ['license', 'printers', 'dates', 'batch', 'small'] },
  contact: { kind: 'call-to-action', picture: 'scenes/platform-desk', links: { inquiry: '#inquiry' } },
} as const satisfies SectionLayouts;
