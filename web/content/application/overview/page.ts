import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const overview = {
  hero: {
    kind: 'hero',
    picture: 'scenes/printed-to-measure',
    links: { inquiry: '#inquiry', cases: '/application/moreApplication/4' },
    registrations: 'MOUTH',
    jumps: ['labs', 'sites', 'work', 'orthopedics', 'hearables', 'products', 'finish'],
  },
  labs: {
    kind: 'media-text',
    ground: 'graphite',
    picture: 'scenes/case-pans',
    points: ['models', 'patterns', 'volume'],
    resins: ['103', '102'],
    figure: facts.a2d4kModelJob,
    links: { labs: '/application/dental-labs-3d-printer' },
  },
  sites: {
    kind: 'cards',
    items: {
      clinics: {
        picture: 'parts/study-model',
        href: '/application/dental-clinic-3d-printer',
        resins: ['105'],
        figure: facts.chairSideModelPrint,
      },
      aligners: {
        picture: 'scenes/aligner-line',
        href: '/application/clear-aligners',
        resins: ['104'],
        figure: facts.alignerModelJob,
      },
    },
  },
  work: {
    kind: 'cards',
    items: {
      impression: {
        picture: 'parts/intraoral-scan',
        href: '/application/solution/digital-impression',
        resins: ['103'],
        figure: facts.workingModelPrint,
      },
      fixed: {
        picture: 'parts/bridge-stages',
        href: '/application/solution/fixedRestorations',
        resins: ['102', '117'],
        figure: facts.bridgePatternPrint,
      },
      frameworks: {
        picture: 'parts/partial-denture-pattern',
        href: '/application/solution/waxUp',
        resins: ['102'],
        figure: facts.frameworkPrint,
      },
      plaster: {
        picture: 'parts/uncut-model',
        href: '/application/solution/noCut',
        figure: facts.crownOnWholeModel,
      },
      temporaries: {
        picture: 'parts/temporary-platform',
        href: '/application/solution/temporaryCrown',
        resins: ['101', '110'],
        figure: facts.temporaryPrint,
      },
      implants: {
        picture: 'parts/scan-bodies',
        href: '/application/solution/fastScan',
        resins: ['110', '111'],
        figure: facts.temporaryBridgePrint,
      },
      splints: {
        picture: 'parts/splint-on-model',
        href: '/application/solution/splint',
        resins: ['108', '109'],
        figure: facts.rigidSplintPrint,
      },
      designs: {
        picture: 'parts/splint-designs',
        href: '/application/solution/splint-innovate',
        resins: ['108', '109'],
        figure: facts.splintPrint,
      },
      dentures: {
        picture: 'parts/denture',
        href: '/material/0-all?category=denture',
        resins: ['106', '107'],
        figure: facts.dentureBaseJob,
      },
    },
  },
  orthopedics: {
    kind: 'media-text',
    picture: 'scenes/orthopedic-bench',
    points: ['orthoses', 'sockets', 'covers'],
    figure: facts.orthosisWork,
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
      earphones: {
        picture: 'parts/earbud-section',
        href: '/application/hearables/tws',
        figure: facts.earbudTierPrint,
      },
      monitors: {
        picture: 'parts/in-ear-monitors',
        href: '/application/hearables/hifi',
        figure: facts.shellPairPrint,
      },
      hooks: {
        picture: 'parts/ear-hooks',
        href: '/application/earRibbon',
      },
    },
  },
  products: {
    kind: 'cards',
    items: {
      accessories: {
        picture: 'parts/eyewear-jewelry',
        href: '/application/accessories',
        figure: facts.ringsOnReflex2Pro,
      },
      makers: {
        picture: 'scenes/desk-studio',
        href: '/application/consumer',
        figure: facts.tallPartOnTurbo,
      },
      endUse: {
        picture: 'parts/end-use-parts',
        href: '/application/use',
        figure: facts.clampsOnRsTurbo,
      },
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
