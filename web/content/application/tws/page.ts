import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const tws = {
  hero: { kind: 'hero', picture: 'parts/earbud-shells', links: { inquiry: '#inquiry', materials: '/material/2-all' } },
  figures: {
    kind: 'figures',
    picture: 'scenes/hearables-line',
    items: {
      tolerance: facts.hearableTolerance,
      pieces: facts.hearablesPerMonth,
      printers: facts.hearablePrinters,
      launch: { ...facts.hearableLaunch, from: facts.hearableLaunchWithTools },
    },
  },
  onePiece: { kind: 'media-text', picture: 'parts/earbud-section', points: ['noSeam', 'inside', 'fit'] },
  blocks: { kind: 'blocks', items: ['surface', 'colour', 'skin', 'series'] },
  shells: {
    kind: 'media-text',
    picture: 'parts/hearing-aid-shells',
    side: 'start',
    links: { materials: '/material/2-all' },
  },
  cases: { kind: 'case-studies', count: 3, scope: '3' },
  printers: { kind: 'machines', slugs: ['A2D', 'A2D_4K', 'A2D_HD', 'A3D'] },
  contact: { kind: 'call-to-action', picture: 'parts/in-ear-monitors', links: { inquiry: '#inquiry' } },
} as const satisfies SectionLayouts;
