import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const tws = {
  hero: { kind: 'hero', picture: 'parts/earbud-shells', links: { inquiry: '#inquiry', materials: '/material/2-all' } },
  cut: {
    kind: 'media-text',
    picture: 'parts/earbud-section',
    points: ['channel', 'vent', 'hooks', 'antenna', 'contacts', 'wall'],
    marks: [
      [42.7, 25.7],
      [59.9, 13.2],
      [73.4, 22.9],
      [66.4, 62.8],
      [56, 65],
      [41.1, 41.7],
    ],
  },
  figures: {
    kind: 'figures',
    picture: 'scenes/hearables-line',
    items: {
      pieces: facts.hearablesPerMonth,
      printers: facts.hearablePrinters,
      tolerance: facts.hearableTolerance,
      launch: { ...facts.hearableLaunch, from: facts.hearableLaunchWithTools },
    },
    links: { volume: '/application/moreApplication/cases/509', launch: '/application/moreApplication/cases/510' },
  },
  line: {
    kind: 'text-table',
    columns: ['factory', 'brand'],
    rows: ['lot', 'output', 'resin', 'wall', 'change', 'tests', 'limit'],
  },
  surface: { kind: 'blocks', items: ['finish', 'color', 'skin', 'records'] },
  printers: { kind: 'machines', slugs: ['A2D_4K', 'A2D_HD', 'A3D'], part: 'earbud' },
  shells: {
    kind: 'media-text',
    picture: 'parts/hearing-aid-shells',
    side: 'start',
    links: { materials: '/material/2-all' },
  },
  questions: { kind: 'faq', isFirstOpen: true, questions: ['rejects', 'quantity', 'safety'] },
  contact: {
    kind: 'call-to-action',
    picture: 'parts/in-ear-monitors',
    links: { inquiry: '#inquiry', color: '/application/solution/color' },
  },
} as const satisfies SectionLayouts;
