import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../facts.ts';

export const aboutUs = {
  hero: {
    kind: 'hero',
    picture: 'scenes/printer-range',
    links: { contact: '/aboutUs/contactUs', measurements: '/aboutUs/resources?module=white-papers' },
  },
  history: { kind: 'blocks', items: ['first', 'chairside', 'service', 'latest'] },
  printers: {
    kind: 'steps',
    picture: 'scenes/optics-calibration',
    isWide: true,
    items: { assembly: {}, optics: {}, plate: {}, certificate: {} },
  },
  resins: {
    kind: 'steps',
    picture: 'scenes/resin-filling',
    isWide: true,
    items: { mixing: {}, check: {}, filling: {}, profile: {} },
  },
  checked: {
    kind: 'media-text',
    picture: 'scenes/test-bench',
    points: ['resin', 'status', 'certificate'],
    links: { sheets: '/material/0-all', certificate: '/certificate' },
  },
  work: {
    kind: 'cards',
    items: {
      labs: { picture: 'parts/dental-model', href: '/application/dental-labs-3d-printer' },
      practices: { picture: 'parts/study-model', href: '/application/dental-clinic-3d-printer' },
      aligners: { picture: 'parts/arch-aligner', href: '/application/clear-aligners' },
      hearables: { picture: 'parts/earbud-shells', href: '/application/hearables/tws' },
      orthotics: { picture: 'parts/wrist-orthosis', href: '/application/solution/orthopedics' },
      desktop: { picture: 'parts/figure', href: '/application/consumer' },
    },
  },
  figures: {
    kind: 'figures',
    items: {
      answered: facts.supportResponseTime,
      solved: facts.supportSolved,
      countries: facts.supportCountries,
    },
  },
  offices: {
    kind: 'media-text',
    side: 'start',
    picture: 'scenes/training-room',
    points: ['shanghai', 'berlin', 'boston', 'onSite'],
    links: { support: '/store/support', distributors: '/aboutUs/distributors-dental' },
  },
  results: {
    kind: 'case-studies',
    count: 3,
    ids: { en: ['504', '502', '513'], cn: ['503', '509', '513'], de: ['502', '513', '510'] },
  },
  principles: { kind: 'blocks', items: ['open', 'stay', 'claims'] },
  company: {
    kind: 'company-facts',
    facts: ['registeredName', 'representatives', 'foundingYear', 'employees', 'qualitySystem'],
  },
  contact: { kind: 'call-to-action', picture: 'scenes/trade-booth', links: { inquiry: '#inquiry' } },
} as const satisfies SectionLayouts;
