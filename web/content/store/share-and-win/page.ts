import type { SectionLayouts } from '#sections/page-content.ts';
import { mailboxes } from '../../contact/offices.ts';

const send = `mailto:${mailboxes.media}` as const;

export const shareAndWin = {
  hero: { kind: 'hero', picture: 'scenes/photo-corner', links: { send } },
  photo: {
    kind: 'steps',
    ground: 'graphite',
    items: { clean: {}, light: {}, ground: {}, scale: {}, detail: {}, facts: {} },
  },
  examples: {
    kind: 'picture-pairs',
    items: {
      ground: { before: 'scenes/photo-clutter', after: 'scenes/photo-sheet' },
      detail: { before: 'parts/denture-base', after: 'scenes/macro-denture-base' },
      light: { before: 'scenes/photo-flash', after: 'scenes/photo-window' },
    },
  },
  surfaces: { kind: 'blocks', items: ['skin', 'beige', 'clear', 'dental'] },
  ideas: {
    kind: 'cards',
    items: {
      models: { picture: 'parts/dental-model', href: '/application/dental-labs-3d-printer' },
      figure: {
        picture: 'parts/figure',
        href: '/aboutUs/resources/detail/a-bust-from-hollowing-to-primer-319',
      },
      rings: { picture: 'parts/ring-patterns', href: '/material/1-casting' },
      shells: { picture: 'parts/earbud-shells', href: '/application/hearables/tws' },
      fixtures: { picture: 'parts/fixture', href: '/hardware/Reflex-RS' },
      cases: { picture: 'parts/lattice-cube', href: '/application/moreApplication/2' },
    },
  },
  publishing: { kind: 'blocks', items: ['message', 'place', 'named', 'rights', 'patients', 'prizes'] },
  contact: {
    kind: 'call-to-action',
    picture: 'scenes/printed-to-measure',
    links: { send, write: '/aboutUs/contactUs' },
  },
} as const satisfies SectionLayouts;
