import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const orthosis = {
  hero: {
    kind: 'hero',
    picture: 'parts/wrist-orthosis',
    resins: ['303'],
    links: { inquiry: '#inquiry', cases: '/application/moreApplication/5' },
  },
  time: {
    kind: 'comparison',
    rows: {
      work: { before: facts.orthosisWorkPlaster, after: facts.orthosisWork },
    },
  },
  steps: {
    kind: 'steps',
    ground: 'graphite',
    items: { scan: {}, model: {}, print: {}, finish: {}, fit: {}, record: {} },
  },
  sizes: {
    kind: 'text-table',
    columns: ['rs', 'pro'],
    rows: ['longest', 'time', 'count', 'resin', 'heat'],
  },
  rules: { kind: 'blocks', items: ['skin', 'length', 'lattice', 'straps', 'heat', 'inside'] },
  insole: {
    kind: 'media-text',
    picture: 'parts/insole',
    points: ['shell', 'lattice', 'cover'],
    links: { resins: '/material/2-all' },
  },
  printers: {
    kind: 'machines',
    slugs: ['Reflex-RS', 'reflex2-pro', 'ultraCraft-wash', 'ultraCraft-cure'],
    part: 'orthosis',
    series: 'desktopPrinters',
  },
  cases: { kind: 'case-studies', count: 2, scope: '5' },
  contact: {
    kind: 'call-to-action',
    picture: 'scenes/in-use-reflex-rs',
    links: { inquiry: '#inquiry', fit: '/tools/fit' },
  },
} as const satisfies SectionLayouts;
