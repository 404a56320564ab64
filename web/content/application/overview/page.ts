import type { SectionLayouts } from '#sections/page-content.ts';

export const overview = {
  hero: {
    kind: 'hero',
    picture: 'scenes/printed-to-measure',
    links: { inquiry: '#inquiry', cases: '/application/moreApplication/4' },
    registrations: 'MOUTH',
  },
  labs: {
    kind: 'media-text',
    ground: 'graphite',
    picture: 'scenes/case-pans',
    points: ['models', 'patterns', 'volume'],
    links: { labs: '/application/dental-labs-3d-printer' },
  },
  sites: {
    kind: 'cards',
    items: {
      clinics: { picture: 'scenes/clinic-chairside', href: '/application/dental-clinic-3d-printer' },
      aligners: { picture: 'scenes/aligner-line', href: '/application/clear-aligners' },
    },
  },
  work: {
    kind: 'cards',
    items: {
      impression: { picture: 'parts/intraoral-scan', href: '/application/solution/digital-impression' },
      plaster: { picture: 'parts/uncut-model', href: '/application/solution/noCut' },
      implants: { picture: 'parts/scan-bodies', href: '/application/solution/fastScan' },
      temporaries: { picture: 'parts/temporary-platform', href: '/application/solution/temporaryCrown' },
      fixed: { picture: 'parts/bridge-stages', href: '/application/solution/fixedRestorations' },
      frameworks: { picture: 'parts/partial-denture-pattern', href: '/application/solution/waxUp' },
      splints: { picture: 'parts/splint-on-model', href: '/application/solution/splint' },
      designs: { picture: 'parts/splint-designs', href: '/application/solution/splint-innovate' },
      dentures: { picture: 'parts/denture', href: '/material/0-all?category=denture' },
    },
  },
  orthopedics: {
    kind: 'media-text',
    ground: 'graphite',
    picture: 'scenes/orthopedic-bench',
    points: ['orthoses', 'sockets', 'covers'],
    links: {
      workflow: '/application/solution/orthopedics',
      orthosis: '/application/orthosis',
      socket: '/application/socket',
      prosthesis: '/application/prosthesis',
    },
  },
  hearables: {
    kind: 'cards',
    items: {
      earphones: { picture: 'parts/earbud-section', href: '/application/hearables/tws' },
      monitors: { picture: 'parts/in-ear-monitors', href: '/application/hearables/hifi' },
      hooks: { picture: 'parts/ear-hooks', href: '/application/earRibbon' },
    },
  },
  products: {
    kind: 'cards',
    items: {
      accessories: { picture: 'parts/eyewear-jewelry', href: '/application/accessories' },
      makers: { picture: 'scenes/desk-studio', href: '/application/consumer' },
      endUse: { picture: 'parts/end-use-parts', href: '/application/use' },
    },
  },
  finish: {
    kind: 'media-text',
    picture: 'parts/keycaps',
    points: ['color', 'texture', 'treatment'],
    links: {
      color: '/application/solution/color',
      texture: '/application/solution/texture',
      treatment: '/application/solution/treatment',
    },
  },
  contact: {
    kind: 'call-to-action',
    picture: 'scenes/printer-range',
    links: { inquiry: '#inquiry', samples: '/material/bm' },
  },
} as const satisfies SectionLayouts;
