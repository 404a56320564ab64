import type { SectionLayouts } from '#sections/page-content.ts';

/** The flow of data and the partners stand between the two parts. */
export const integrations = {
  overview: {
    hero: {
      kind: 'hero',
      picture: 'screens/prepare',
      links: { inquiry: '#inquiry', platform: '/SAP' },
      hasCaption: true,
    },
    exports: {
      kind: 'text-table',
      columns: ['format', 'steps'],
      rows: ['threeShape', 'exocad', 'scanners', 'iTero', 'inLab', 'labManagement'],
    },
  },
  details: {
    terms: { kind: 'blocks', items: ['cost', 'api', 'formats', 'names', 'network', 'storage'] },
    questions: { kind: 'faq', questions: ['check', 'reflex'] },
    contact: {
      kind: 'call-to-action',
      picture: 'scenes/case-desk',
      links: { inquiry: '#inquiry', prepare: '/store/software' },
    },
  },
} as const satisfies Record<string, SectionLayouts>;

export type Integrations = typeof integrations;
