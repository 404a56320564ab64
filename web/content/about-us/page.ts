import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../facts.ts';

export const aboutUs = {
  hero: {
    kind: 'hero',
    picture: 'scenes/optics-calibration',
    links: { contact: '/aboutUs/contactUs', measurements: '/aboutUs/resources?module=white-papers' },
  },
  glance: { kind: 'blocks', items: ['made', 'products', 'customers', 'quality', 'repair', 'warranty'] },
  printers: {
    kind: 'steps',
    picture: 'scenes/test-bench',
    items: { assembly: {}, optics: {}, plate: {}, certificate: {} },
  },
  resins: {
    kind: 'steps',
    picture: 'scenes/resin-filling',
    items: { mixing: {}, check: {}, filling: {}, profile: {} },
  },
  figures: {
    kind: 'figures',
    items: {
      countries: facts.supportCountries,
      designers: facts.designers,
      applications: facts.dentalApplications,
    },
  },
  offices: {
    kind: 'media-text',
    side: 'start',
    picture: 'scenes/training-room',
    points: ['shanghai', 'berlin', 'boston'],
    links: { distributors: '/aboutUs/distributors-dental', services: '/services' },
  },
  results: {
    kind: 'case-studies',
    count: 3,
    ids: { en: ['502', '503', '509'], cn: ['503', '509', '502'], de: ['503', '502', '510'] },
  },
  history: { kind: 'text-table', columns: ['printers', 'others'], rows: ['y2022', 'y2023', 'y2024', 'y2025', 'y2026'] },
  principles: { kind: 'blocks', items: ['measured', 'open', 'stay', 'claims'] },
  company: {
    kind: 'company-facts',
    facts: [
      'registeredName',
      'foundingYear',
      'employees',
      'representatives',
      'qualitySystem',
      'deviceLicense',
      'authorizedRepresentative',
      'usAgent',
    ],
  },
  contact: { kind: 'call-to-action', picture: 'scenes/trade-booth', links: { inquiry: '#inquiry' } },
} as const satisfies SectionLayouts;
