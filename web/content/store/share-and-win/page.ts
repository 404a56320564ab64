import type { SectionLayouts } from '#sections/page-content.ts';
import { mailboxes } from '../../contact/offices.ts';

const send = `mailto:${mailboxes.media}` as const;

export const shareAndWin = {
  hero: { kind: 'hero', picture: 'scenes/photo-corner', links: { send, channels: '/aboutUs/social' } },
  way: { kind: 'steps', ground: 'graphite', items: { shoot: {}, send: {}, agree: {} } },
  tips: {
    kind: 'picture-pairs',
    items: {
      ground: { before: 'scenes/photo-clutter', after: 'scenes/photo-sheet' },
      light: { before: 'scenes/photo-flash', after: 'scenes/photo-window' },
      detail: { before: 'parts/denture-base', after: 'scenes/macro-denture-base' },
    },
  },
  surfaces: { kind: 'text-table', columns: ['light', 'background'], rows: ['skin', 'beige', 'clear', 'dental'] },
  places: {
    kind: 'cards',
    items: {
      models: { picture: 'parts/dental-model', href: '/application/dental-labs-3d-printer' },
      shells: { picture: 'parts/earbud-shells', href: '/application/hearables/tws' },
      figure: { picture: 'parts/figure', href: '/application/consumer' },
      jewelry: { picture: 'parts/ring-patterns', href: '/application/accessories' },
    },
  },
  rights: { kind: 'blocks', items: ['named', 'rights', 'patients'] },
  contact: {
    kind: 'call-to-action',
    picture: 'scenes/printed-to-measure',
    links: { send, write: '/aboutUs/contactUs' },
  },
} as const satisfies SectionLayouts;
