import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const designService = {
  hero: { kind: 'hero', picture: 'scenes/design-desk', links: { inquiry: '#inquiry' } },
  figures: {
    kind: 'figures',
    items: {
      complete: facts.design,
      expedited: facts.designExpedited,
      orthodontics: facts.orthodonticDesign,
      answer: facts.designAnswer,
    },
  },
  center: { kind: 'blocks', items: ['place', 'agreement', 'check', 'changes'] },
  scope: {
    kind: 'cards',
    items: {
      fixed: { picture: 'parts/bridge-stages', href: '/application/solution/fixedRestorations' },
      removable: { picture: 'parts/denture', href: '/application/solution/digital-denture-teeth' },
      implant: { picture: 'parts/scan-bodies', href: '/application/solution/fastScan' },
      orthodontics: { picture: 'parts/arch-aligner', href: '/application/clear-aligners' },
    },
  },
  example: {
    kind: 'steps',
    picture: 'screens/case-approval',
    items: { order: {}, question: {}, check: {}, approval: {} },
  },
  files: {
    kind: 'text-table',
    columns: ['send', 'get', 'unit'],
    rows: [
      'fixed',
      'dentures',
      'frameworks',
      'rims',
      'splints',
      'abutments',
      'guides',
      'aligners',
      'bondingTrays',
      'retainers',
    ],
  },
  steps: { kind: 'steps', items: { ask: {}, agree: {}, send: {}, design: {} } },
  team: {
    kind: 'spec-table',
    rows: {
      designers: facts.designers,
      fiveYears: facts.designersFiveYears,
      tenYears: facts.designersTenYears,
    },
  },
  downloads: {
    kind: 'downloads',
    first: { en: 'northAmerica', cn: 'china', de: 'europe' },
    items: {
      northAmerica: { file: 'design-order-north-america.csv', kilobytes: 1 },
      asiaPacific: { file: 'design-order-asia-pacific.csv', kilobytes: 1 },
      europe: { file: 'design-order-europe.csv', kilobytes: 1 },
      china: { file: 'design-order-china.csv', kilobytes: 1 },
    },
  },
  contact: { kind: 'call-to-action', picture: 'scenes/case-desk', links: { inquiry: '#inquiry' } },
} as const satisfies SectionLayouts;
