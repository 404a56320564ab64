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
  examples: {
    kind: 'picture-pairs',
    items: {
      light: { wrong: 'scenes/photo-flash', right: 'scenes/photo-window' },
      ground: { wrong: 'scenes/photo-clutter', right: 'scenes/photo-sheet' },
      detail: { wrong: 'parts/ceramic-crowns', right: 'scenes/macro-crown-margin' },
    },
  },
  publishing: { kind: 'blocks', items: ['message', 'who', 'named', 'rights', 'patients', 'prizes'] },
  surfaces: { kind: 'blocks', items: ['skin', 'beige', 'clear', 'dental'] },
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
