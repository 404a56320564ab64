import type { SectionLayouts } from '#sections/page-content.ts';

/** The partners stand between the parts. */
export const integrations = {
  overview: {
    hero: { kind: 'hero', picture: 'scenes/design-desk', links: { inquiry: '#inquiry', platform: '/SAP' } },
    handover: { kind: 'steps', items: { scan: {}, design: {}, plan: {}, print: {}, finish: {}, invoice: {} } },
  },
  details: {
    exchange: {
      kind: 'text-table',
      columns: ['file', 'connected'],
      rows: ['programs', 'number', 'dueDate', 'lot', 'color'],
    },
    formats: { kind: 'blocks', items: ['stl', 'ply', 'threeMf', 'names', 'caseData', 'network'] },
    alone: {
      kind: 'media-text',
      picture: 'screens/prepare',
      side: 'start',
      points: ['open', 'slice', 'send'],
      links: { prepare: '/store/software' },
    },
    questions: { kind: 'faq', questions: ['check', 'api', 'names', 'reflex'] },
    contact: { kind: 'call-to-action', picture: 'parts/intraoral-scan', links: { inquiry: '#inquiry' } },
  },
} as const satisfies Record<string, SectionLayouts>;

export type Integrations = typeof integrations;
