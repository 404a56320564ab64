import type { SectionLayouts } from '#sections/page-content.ts';

/** The partners stand between the parts. */
export const integrations = {
  overview: {
    hero: { kind: 'hero', picture: 'scenes/design-desk', links: { inquiry: '#inquiry', platform: '/SAP' } },
    programs: {
      kind: 'text-table',
      columns: ['file', 'connected'],
      rows: ['partners', 'threeShape', 'cad', 'scanners', 'labManagement'],
    },
    alone: { kind: 'steps', items: { save: {}, open: {}, slice: {}, send: {} } },
    handover: { kind: 'steps', items: { scan: {}, design: {}, plan: {}, print: {}, finish: {}, invoice: {} } },
  },
  details: {
    exchange: {
      kind: 'text-table',
      columns: ['file', 'connected'],
      rows: ['number', 'dueDate', 'design', 'lot', 'color'],
    },
    terms: { kind: 'blocks', items: ['cost', 'api'] },
    formats: { kind: 'blocks', items: ['threeMf', 'names', 'network'] },
    questions: { kind: 'faq', questions: ['check', 'names', 'reflex'] },
    contact: {
      kind: 'call-to-action',
      picture: 'parts/intraoral-scan',
      links: { inquiry: '#inquiry', prepare: '/store/software' },
    },
  },
} as const satisfies Record<string, SectionLayouts>;

export type Integrations = typeof integrations;
