import type { SectionLayouts } from '#sections/page-content.ts';

export const greenPrint = {
  hero: {
    kind: 'hero',
    picture: 'scenes/resin-recovery',
    links: { washing: '/hardware/Wash_Station', support: '/store/support' },
  },
  losses: { kind: 'blocks', items: ['failed', 'supports', 'film', 'tray'] },
  solvent: {
    kind: 'media-text',
    ground: 'graphite',
    picture: 'products/ultraCraft-wash',
    points: ['two', 'density', 'settle', 'water'],
    links: {
      article: '/aboutUs/resources/detail/washing-printed-parts-what-the-bath-does-and-when-it-is-used-up-326',
    },
  },
  power: {
    kind: 'media-text',
    picture: 'scenes/platform-from-above',
    side: 'start',
    points: ['full', 'flat', 'rated', 'heat'],
  },
  machines: {
    kind: 'machines',
    slugs: ['Wash_Station', 'pulsing-release-module-for-dental', 'resin-station', 'ultraCraft-cure'],
  },
  disposal: { kind: 'blocks', items: ['liquid', 'isopropanol', 'water', 'paper', 'bottles', 'parts'] },
  questions: { kind: 'faq', questions: ['recycling', 'bio', 'footprint', 'bottleReturn'] },
  contact: { kind: 'call-to-action', picture: 'products/resin-station', links: { inquiry: '#inquiry' } },
} as const satisfies SectionLayouts;
