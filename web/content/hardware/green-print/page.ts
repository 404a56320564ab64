import type { SectionLayouts } from '#sections/page-content.ts';

export const greenPrint = {
  hero: {
    kind: 'hero',
    picture: 'scenes/resin-recovery',
    hasCaption: true,
    links: {
      washing: '/aboutUs/resources/detail/washing-printed-parts-what-the-bath-does-and-when-it-is-used-up-326',
      support: '/store/support',
    },
  },
  month: { kind: 'text-table', columns: ['before', 'after', 'saved'], rows: ['hollow', 'flat', 'solvent', 'power'] },
  losses: { kind: 'blocks', items: ['failed', 'supports', 'film', 'tray'] },
  solvent: {
    kind: 'media-text',
    ground: 'graphite',
    picture: 'products/ultraCraft-wash',
    points: ['two', 'density', 'settle', 'water'],
    links: { unit: '/hardware/ultraCraft-wash' },
  },
  power: {
    kind: 'media-text',
    picture: 'scenes/platform-from-above',
    side: 'start',
    points: ['full', 'flat', 'rated', 'heat'],
  },
  machines: {
    kind: 'machines',
    slugs: ['Wash_Station', 'pulsing-release-module-for-dental', 'resin-station'],
  },
  disposal: { kind: 'blocks', items: ['liquid', 'isopropanol', 'water', 'paper', 'bottles', 'parts'] },
  questions: { kind: 'blocks', items: ['recycling', 'bio', 'footprint', 'bottleReturn'] },
  contact: {
    kind: 'call-to-action',
    picture: 'scenes/lab-bench',
    links: { inquiry: '#inquiry', cost: '/application/dental-labs-3d-printer' },
  },
} as const satisfies SectionLayouts;
