import type { SectionLayouts } from '#sections/page-content.ts';

/** Records of partners and distributors stand between the parts. */
export const integrations = {
  overview: {
    hero: { kind: 'hero', picture: 'scenes/design-desk', links: { inquiry: '#inquiry', platform: '/SAP' } },
    handover: { kind: 'steps', items: { scan: {}, design: {}, plan: {}, print: {}, finish: {}, invoice: {} } },
  },
  formats: {
    formats: { kind: 'blocks', items: ['stl', 'ply', 'threeMf', 'names', 'caseData', 'network'] },
    alone: {
      kind: 'media-text',
      picture: 'screens/prepare',
      side: 'start',
      points: ['open', 'slice', 'send'],
      links: { prepare: '/store/software' },
    },
  },
  help: {
    questions: { kind: 'faq', questions: ['check', 'api', 'names', 'reflex'] },
    contact: { kind: 'call-to-action', picture: 'parts/intraoral-scan', links: { inquiry: '#inquiry' } },
  },
} as const satisfies Record<string, SectionLayouts>;

export type Integrations = typeof integrations;
