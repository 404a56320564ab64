import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../facts.ts';

export const aboutUs = {
  hero: { kind: 'hero', picture: 'scenes/lab-bench', links: { contact: '/aboutUs/contactUs', inquiry: '#inquiry' } },
  figures: {
    kind: 'figures',
    items: {
      materials: { count: '0-all' },
      countries: facts.supportCountries,
      answer: facts.supportResponseTime,
      solved: facts.supportSolved,
    },
  },
  whole: { kind: 'media-text', picture: 'products/hive', points: ['machine', 'resin', 'software'] },
  principles: { kind: 'blocks', items: ['measure', 'open', 'stay', 'waste'] },
  work: {
    kind: 'cards',
    items: {
      dental: { picture: 'parts/denture', href: '/material/0-all' },
      hearables: { picture: 'parts/hearing-aid-shells', href: '/application/hearables/tws' },
      orthotics: { picture: 'parts/prosthetic-socket', href: '/material/2-all' },
    },
  },
  news: { kind: 'news', count: 3 },
  contact: { kind: 'call-to-action', picture: 'parts/colour-samples', links: { inquiry: '#inquiry' } },
} as const satisfies SectionLayouts;
