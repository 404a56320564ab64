import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const streamFlow = {
  hero: { kind: 'hero', picture: 'scenes/print-floor', links: { inquiry: '#inquiry', platform: '/SAP' } },
  rules: { kind: 'blocks', items: ['resin', 'layer', 'area', 'due'] },
  urgent: { kind: 'media-text', picture: 'screens/rush-case', points: ['move', 'late', 'sites'] },
  output: {
    kind: 'figures',
    picture: 'parts/earbud-shells',
    items: {
      fleet: facts.earbudPrinters,
      aligners: facts.alignerModelsPerDay,
    },
  },
  code: {
    kind: 'media-text',
    picture: 'scenes/aligner-line',
    side: 'start',
    links: {
      case: '/application/moreApplication/cases/513',
      paper: '/aboutUs/resources/detail/white-paper-throughput-of-an-aligner-line-315',
    },
  },
  stops: { kind: 'steps', items: { others: {}, again: {}, missing: {}, log: {} } },
  printers: { kind: 'machines', slugs: ['A2D', 'A2D_4K', 'A2D_HD', 'A2D_Ortho', 'A3D', 'C_Series', 'ChairSide_Pro'] },
  questions: { kind: 'faq', questions: ['license', 'printers', 'dates', 'batch', 'small'] },
  contact: { kind: 'call-to-action', picture: 'products/hive', links: { inquiry: '#inquiry' } },
} as const satisfies SectionLayouts;
