import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const endUse = {
  hero: {
    kind: 'hero',
    picture: 'parts/end-use-parts',
    links: { inquiry: '#inquiry', resins: '/material/1-production' },
  },
  output: { kind: 'text-table', columns: ['plate', 'job', 'shift', 'hundred'], rows: ['rs', 'turbo', 'reflex2'] },
  printers: { kind: 'machines', slugs: ['Reflex-RS', 'reflex-rs-turbo', 'reflex2'] },
  quantity: {
    kind: 'text-table',
    columns: ['lot', 'fit', 'limit'],
    rows: ['housing', 'pallet', 'shell', 'factory'],
  },
  change: {
    kind: 'media-text',
    ground: 'graphite',
    picture: 'parts/fixture',
    points: ['change', 'pay', 'compare'],
    links: { wireless: '/application/hearables/tws', pallets: '/application/moreApplication/cases/507' },
  },
  loads: { kind: 'blocks', items: ['clip', 'stiff', 'hot', 'flexible'] },
  design: {
    kind: 'spec-table',
    rows: {
      wall: facts.housingWall,
      strain: facts.snapFitStrain,
      fixture: facts.fixtureRadius,
      hot: facts.hotPartRadius,
      strut: facts.latticeStrut,
    },
  },
  carrier: {
    kind: 'text-table',
    columns: ['milled', 'printed'],
    rows: ['delivery', 'start', 'life', 'tolerance', 'work'],
  },
  resins: { kind: 'materials', scope: '1-production', ids: ['212', '209', '213'] },
  limits: { kind: 'blocks', items: ['outdoors', 'fire', 'creep', 'repeat'] },
  contact: {
    kind: 'call-to-action',
    picture: 'scenes/reflex-rs-workshop',
    links: { inquiry: '#inquiry', fit: '/tools/fit', special: '/material/2-performance' },
  },
} as const satisfies SectionLayouts;
