import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const blueprint = {
  hero: { kind: 'hero', picture: 'scenes/approval-phone', links: { inquiry: '#inquiry', platform: '/SAP' } },
  approval: {
    kind: 'steps',
    picture: 'screens/case-approval',
    items: { scan: {}, design: {}, release: {}, print: {} },
  },
  phone: { kind: 'steps', items: { link: {}, view: {}, answer: {} } },
  views: { kind: 'blocks', items: ['clinic', 'lab', 'designer', 'group'] },
  cost: {
    kind: 'text-table',
    columns: ['cost', 'route'],
    rows: ['clinic', 'chairSide', 'lab', 'file', 'design'],
  },
  record: {
    kind: 'media-text',
    picture: 'parts/dental-model',
    points: ['scan', 'design', 'print', 'dispatch'],
    links: { streamFlow: '/SAP/streamFlow' },
  },
  design: {
    kind: 'figures',
    picture: 'scenes/design-desk',
    items: { answer: facts.designAnswer, design: facts.design, expedited: facts.designExpedited },
  },
  privacy: {
    kind: 'media-text',
    picture: 'scenes/case-pans',
    side: 'start',
    points: ['names', 'region', 'keep', 'agreement'],
    links: { agreement: '#inquiry' },
  },
  questions: { kind: 'faq', questions: ['software', 'offline'], isFirstOpen: true },
  contact: {
    kind: 'call-to-action',
    picture: 'scenes/clinic-chairside',
    links: { inquiry: '#inquiry', integrations: '/SAP/integrations' },
  },
} as const satisfies SectionLayouts;
