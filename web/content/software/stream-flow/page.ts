import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const streamFlow = {
  hero: {
    kind: 'hero',
    picture: 'screens/rush-case',
    links: { inquiry: '#inquiry', platform: '/SAP' },
    hasCaption: true,
  },
  urgent: { kind: 'steps', items: { move: {}, late: {}, confirm: {} } },
  rules: { kind: 'blocks', items: ['layer', 'due', 'resin', 'area'] },
  seats: { kind: 'text-table', columns: ['seats', 'users'], rows: ['two', 'automatic', 'six', 'sites'] },
  output: {
    kind: 'comparison',
    rows: {
      handling: { before: facts.handlingHoursBefore, after: facts.handlingHours },
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
    kind: 'media-text',
    picture: 'scenes/print-floor',
    points: ['a2d', 'a3d', 'cSeries', 'chairSidePro'],
    links: { printers: '/hardware' },
  },
  questions: { kind: 'faq', questions: ['sites', 'printers', 'dates', 'batch'] },
  contact: { kind: 'call-to-action', picture: 'scenes/platform-desk', links: { inquiry: '#inquiry' } },
} as const satisfies SectionLayouts;
