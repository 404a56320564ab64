import type { SectionLayouts } from '#sections/page-content.ts';

export const shareAndWin = {
  hero: {
    kind: 'hero',
    picture: 'scenes/photo-corner',
    links: { send: '/aboutUs/contactUs' },
  },
  photo: {
    kind: 'steps',
    ground: 'graphite',
    items: { clean: {}, light: {}, ground: {}, scale: {}, detail: {}, facts: {} },
  },
  publishing: { kind: 'blocks', items: ['message', 'who', 'cost', 'rights', 'patients', 'prizes'] },
  materials: { kind: 'materials', scope: '1-all', ids: ['203', '202', '210'] },
  ideas: {
    kind: 'cards',
    items: {
      figure: {
        picture: 'parts/figure',
        href: '/aboutUs/resources/detail/a-bust-from-hollowing-to-primer-319',
      },
      rings: { picture: 'parts/ring-patterns', href: '/material/1-casting' },
      cases: { picture: 'parts/lattice-cube', href: '/application/moreApplication/2' },
    },
  },
  contact: {
    kind: 'call-to-action',
    picture: 'scenes/printed-to-measure',
    links: { send: '/aboutUs/contactUs' },
  },
} as const satisfies SectionLayouts;
