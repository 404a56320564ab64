import type { SectionLayouts } from '#sections/page-content.ts';

export const shareAndWin = {
  hero: {
    kind: 'hero',
    picture: 'scenes/photo-corner',
    links: { newsletter: '/subscribe', offers: '/store/activities' },
  },
  photo: {
    kind: 'steps',
    ground: 'graphite',
    items: { clean: {}, light: {}, ground: {}, scale: {}, detail: {}, facts: {} },
  },
  rules: { kind: 'blocks', items: ['who', 'dates', 'choice', 'rights'] },
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
  materials: { kind: 'materials', scope: '1-all', ids: ['203', '202', '210'] },
  questions: { kind: 'faq', questions: ['prizes', 'now', 'dental', 'brand'] },
  contact: { kind: 'call-to-action', picture: 'parts/texture-samples', links: { newsletter: '/subscribe' } },
} as const satisfies SectionLayouts;
