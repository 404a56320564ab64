import type { SectionLayouts } from '#sections/page-content.ts';

export const overview = {
  hero: {
    kind: 'hero',
    picture: 'scenes/printed-to-measure',
    links: { cases: '/application/moreApplication/4', inquiry: '#inquiry' },
  },
  dental: {
    kind: 'cards',
    items: {
      labs: { picture: 'scenes/case-pans', href: '/application/dental-labs-3d-printer' },
      clinics: { picture: 'scenes/clinic-tray', href: '/application/dental-clinic-3d-printer' },
      aligners: { picture: 'parts/aligner-set', href: '/application/clear-aligners' },
      frameworks: { picture: 'parts/partial-denture-pattern', href: '/application/solution/waxUp' },
      temporaries: { picture: 'parts/crown-bridge', href: '/material/0-all?category=crown-bridge' },
      splints: { picture: 'parts/splint', href: '/material/0-all?category=splint-guide' },
    },
  },
  hearables: {
    kind: 'media-text',
    picture: 'parts/earbud-shells',
    points: ['series', 'custom', 'hearingAids'],
    links: { earphones: '/application/hearables/tws', cases: '/application/moreApplication/3' },
  },
  orthopedics: {
    kind: 'media-text',
    picture: 'parts/insole',
    side: 'start',
    points: ['orthoses', 'sockets', 'insoles'],
    links: { resin: '/material/materialDetail/ortho-tough-uv-303', cases: '/application/moreApplication/5' },
  },
  surfaces: {
    kind: 'cards',
    items: {
      color: { picture: 'parts/keycaps', href: '/application/solution/color' },
      texture: { picture: 'parts/textured-grips', href: '/application/solution/texture' },
      treatment: { picture: 'parts/finishing-stages', href: '/application/solution/treatment' },
    },
  },
  desktop: {
    kind: 'media-text',
    picture: 'scenes/desk-studio',
    points: ['figures', 'jewelry', 'workshop'],
    links: { resins: '/material/1-all', howTos: '/aboutUs/resources/reflex-resources' },
  },
  cases: { kind: 'case-studies', count: 3 },
  contact: {
    kind: 'call-to-action',
    picture: 'scenes/hearables-line',
    links: { inquiry: '#inquiry', samples: '/material/bm' },
  },
} as const satisfies SectionLayouts;
