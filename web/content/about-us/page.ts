import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../facts.ts';

export const aboutUs = {
  hero: {
    kind: 'hero',
    picture: 'scenes/printer-range',
    links: { contact: '/aboutUs/contactUs', measurements: '/aboutUs/resources?module=white-papers' },
  },
  whole: { kind: 'media-text', picture: 'scenes/platform-desk', points: ['machine', 'resin', 'software'] },
  checked: {
    kind: 'media-text',
    side: 'start',
    picture: 'scenes/test-bench',
    points: ['certificate', 'resin', 'limits', 'status'],
    links: { certificate: '/certificate' },
  },
  work: {
    kind: 'cards',
    items: {
      dental: { picture: 'parts/dental-model', href: '/material/0-all' },
      hearables: { picture: 'parts/earbud-shells', href: '/application/hearables/tws' },
      orthotics: { picture: 'parts/wrist-orthosis', href: '/material/2-all' },
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
    picture: 'scenes/service-visit',
    points: ['shanghai', 'berlin', 'boston'],
    links: { support: '/store/support', distributors: '/aboutUs/distributors-dental' },
  },
  principles: { kind: 'blocks', items: ['open', 'stay', 'claims'] },
  results: {
    kind: 'case-studies',
    count: 3,
    ids: { en: ['502', '513', '509'], cn: ['503', '509', '513'], de: ['502', '513', '510'] },
  },
  company: { kind: 'company-facts', facts: ['registeredName', 'foundingYear', 'employees', 'qualitySystem'] },
  contact: { kind: 'call-to-action', picture: 'scenes/in-use-a2d-4k', links: { inquiry: '#inquiry' } },
} as const satisfies SectionLayouts;
