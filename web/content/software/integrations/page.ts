import type { SectionLayouts } from '#sections/page-content.ts';

/** The flow of data stands below the hero, the partners above the details. */
export const integrations = {
  overview: {
    hero: { kind: 'hero', picture: 'scenes/design-desk', links: { inquiry: '#inquiry', platform: '/SAP' } },
  },
  data: {
    exchange: {
      kind: 'text-table',
      columns: ['file', 'connected'],
      rows: ['scan', 'number', 'design', 'dueDate', 'lot'],
    },
    exports: {
      kind: 'text-table',
      columns: ['format', 'note'],
      rows: ['threeShape', 'exocad', 'inLab', 'scanners', 'iTero', 'labManagement'],
    },
  },
  details: {
    terms: { kind: 'blocks', items: ['cost', 'api', 'formats', 'names', 'network', 'storage'] },
    questions: { kind: 'faq', questions: ['check', 'reflex'] },
    contact: {
      kind: 'call-to-action',
      picture: 'parts/intraoral-scan',
      links: { inquiry: '#inquiry', prepare: '/store/software' },
    },
  },
} as const satisfies Record<string, SectionLayouts>;

export type Integrations = typeof integrations;
