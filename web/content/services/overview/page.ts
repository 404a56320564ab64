import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const servicesOverview = {
  hero: {
    kind: 'hero',
    picture: 'scenes/service-visit',
    links: { contact: '/aboutUs/contactUs', support: '/store/support' },
    phone: true,
  },
  services: {
    kind: 'cards',
    items: {
      support: { picture: 'scenes/in-use-a2d-4k', href: '/store/support' },
      design: { picture: 'scenes/design-desk', href: '/services/design' },
      samples: { picture: 'parts/dental-model', href: '/material/bm' },
      warranty: { picture: 'scenes/shop-delivery', href: '/warranty-policies' },
      certificate: { picture: 'scenes/test-bench', href: '/certificate' },
      software: { picture: 'screens/prepare', href: '/store/software' },
    },
  },
  promise: {
    kind: 'figures',
    items: {
      answer: facts.supportResponseTime,
      solved: facts.supportSolved,
      countries: facts.supportCountries,
    },
  },
  repair: {
    kind: 'steps',
    items: {
      report: {},
      answer: { time: facts.supportResponseTime },
      solve: { time: facts.supportSolved },
      ship: {},
      estimate: {},
      back: {},
    },
  },
  regions: {
    kind: 'text-table',
    columns: ['visit', 'time', 'repair'],
    rows: ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'],
  },
  ready: {
    kind: 'media-text',
    picture: 'scenes/platform-phone',
    side: 'start',
    points: ['serial', 'sentence', 'photos', 'log'],
    links: { ultraNet: '/SAP/ultra-net' },
  },
  outage: { kind: 'blocks', items: ['loan', 'urgent', 'contract'] },
  training: {
    kind: 'media-text',
    picture: 'scenes/training-room',
    side: 'start',
    points: ['start', 'practice', 'fleet', 'online'],
    links: { dates: '/aboutUs/events' },
  },
  questions: {
    kind: 'faq',
    isFirstOpen: true,
    questions: ['outside', 'weekend', 'foreign', 'language'],
  },
  contact: { kind: 'call-to-action', picture: 'scenes/trade-booth', links: { contact: '/aboutUs/contactUs' } },
} as const satisfies SectionLayouts;
