import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../facts.ts';

export const aboutUs = {
  hero: {
    kind: 'hero',
    picture: 'scenes/printer-range',
    links: { contact: '/aboutUs/contactUs', measurements: '/aboutUs/resources?module=white-papers' },
  },
  glance: { kind: 'blocks', items: ['made', 'products', 'customers', 'quality', 'repair', 'warranty'] },
  printers: {
    kind: 'steps',
    picture: 'scenes/optics-calibration',
    items: { assembly: {}, optics: {}, plate: {}, certificate: {} },
  },
  resins: {
    kind: 'steps',
    picture: 'scenes/resin-filling',
    items: { mixing: {}, check: {}, filling: {}, profile: {} },
  },
  checked: {
    kind: 'media-text',
    picture: 'scenes/test-bench',
    points: ['resin', 'status', 'certificate'],
    links: { sheets: '/material/0-all', certificate: '/certificate' },
  },
  figures: {
    kind: 'figures',
    items: {
      answered: facts.supportResponseTime,
      solved: facts.supportSolved,
      countries: facts.supportCountries,
    },
  },
  service: {
    kind: 'text-table',
    columns: ['technician', 'time'],
    rows: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'],
  },
  offices: {
    kind: 'media-text',
    side: 'start',
    picture: 'scenes/training-room',
    points: ['shanghai', 'berlin', 'boston'],
    links: { distributors: '/aboutUs/distributors-dental', support: '/store/support' },
  },
  results: {
    kind: 'case-studies',
    count: 3,
    ids: { en: ['504', '503', '509'], cn: ['503', '509', '504'], de: ['503', '504', '510'] },
  },
  history: { kind: 'text-table', columns: ['printers', 'others'], rows: ['y2022', 'y2023', 'y2024', 'y2025', 'y2026'] },
  principles: { kind: 'blocks', items: ['open', 'stay', 'claims'] },
  company: {
    kind: 'company-facts',
    facts: ['registeredName', 'representatives', 'foundingYear', 'employees', 'qualitySystem'],
  },
  contact: { kind: 'call-to-action', picture: 'scenes/trade-booth', links: { inquiry: '#inquiry' } },
} as const satisfies SectionLayouts;
