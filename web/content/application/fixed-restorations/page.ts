import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const fixedRestorations = {
  hero: {
    kind: 'hero',
    picture: 'parts/bridge-stages',
    links: { inquiry: '#inquiry', samples: '/material/bm' },
    registrations: 'MOUTH',
  },
  routes: {
    kind: 'cards',
    items: {
      casting: { picture: 'parts/castable', href: '/material/materialDetail/cast-uv-3-0-102', resins: ['102', '117'] },
      temporaries: {
        picture: 'parts/temporary-platform',
        href: '/application/solution/temporaryCrown',
        resins: ['101'],
      },
      longTerm: {
        picture: 'parts/ceramic-crowns',
        href: '/material/materialDetail/crown-ceramic-uv-110',
        resins: ['110'],
      },
    },
  },
  patterns: {
    kind: 'figures',
    items: {
      print: facts.bridgePatternPrint,
      clean: facts.castingsClean,
      ash: facts.patternAsh,
    },
  },
  burnout: {
    kind: 'comparison',
    longest: facts.castingsPerProgram.value,
    rows: {
      clean: { before: facts.castingsCleanSpeed, after: facts.castingsClean },
      fins: { before: facts.castingsFinsSpeed, after: facts.castingsFins },
      inclusions: { before: facts.castingsInclusionsSpeed, after: facts.castingsInclusions },
    },
  },
  printers: { kind: 'machines', slugs: ['A2D', 'A2D_4K', 'A2D_HD', 'A3D'], part: 'bridge' },
  output: {
    kind: 'figures',
    ground: 'paper',
    items: {
      printed: facts.bridgesPerHour,
      milled: facts.bridgeMilling,
      factor: facts.fasterThanMilling,
      remakes: facts.remakesPrinted,
    },
  },
  laboratory: {
    kind: 'media-text',
    picture: 'parts/crown-bridge',
    side: 'start',
    points: ['gap', 'shade', 'bath'],
    links: { study: '/application/moreApplication/cases/501' },
  },
  questions: { kind: 'faq', isFirstOpen: true, questions: ['press', 'zirconia', 'fit', 'start'] },
  contact: {
    kind: 'call-to-action',
    picture: 'parts/bridge-pattern',
    links: { inquiry: '#inquiry', paper: '/aboutUs/resources/detail/white-paper-burn-out-of-castable-resin-313' },
  },
} as const satisfies SectionLayouts;
