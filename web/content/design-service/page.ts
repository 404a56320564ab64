import type { PageLayout } from '../../src/sections/page-content.ts';
import { facts } from '../facts.ts';

export const designService = {
  hero: { kind: 'hero', picture: 'parts/crown-bridge', links: { inquiry: '#inquiry' } },
  figures: {
    kind: 'figures',
    items: {
      designers: { value: facts.designers, sign: '>' },
      fiveYears: { value: facts.designerShareFiveYears, unit: '%' },
      tenYears: { value: facts.designerShareTenYears, unit: '%' },
      answer: { value: facts.designAnswerMinutes, unit: 'min' },
    },
  },
  times: {
    kind: 'spec-table',
    rows: {
      restorations: { value: facts.designHours, sign: '≤', unit: 'h' },
      expedited: { value: facts.designHoursExpedited, unit: 'h' },
      orthodontics: { value: facts.orthodonticDesignHours, sign: '≤', unit: 'h' },
      answer: { value: facts.designAnswerMinutes, unit: 'min' },
    },
  },
  scope: { kind: 'blocks', items: ['fixed', 'removable', 'implant', 'orthodontics'] },
  steps: { kind: 'steps', items: { send: {}, agree: {}, design: {}, check: {} } },
  downloads: {
    kind: 'downloads',
    items: {
      northAmerica: { file: 'design-order-north-america.csv', kilobytes: 1 },
      asiaPacific: { file: 'design-order-asia-pacific.csv', kilobytes: 1 },
      europe: { file: 'design-order-europe.csv', kilobytes: 1 },
      china: { file: 'design-order-china.csv', kilobytes: 1 },
    },
  },
  contact: { kind: 'call-to-action', picture: 'parts/surgical-guide', links: { inquiry: '#inquiry' } },
} as const satisfies PageLayout;
