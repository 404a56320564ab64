import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const blueprint = {
  hero: { kind: 'hero', picture: 'scenes/case-desk', links: { inquiry: '#inquiry', platform: '/SAP' } },
  views: { kind: 'blocks', items: ['clinic', 'lab', 'designer', 'group'] },
  approval: { kind: 'steps', items: { scan: {}, design: {}, release: {}, print: {} } },
  record: {
    kind: 'media-text',
    picture: 'parts/crown-bridge',
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
    picture: 'screens/case-approval',
    side: 'start',
    points: ['names', 'region', 'agreement', 'cost'],
    links: { integrations: '/SAP/integrations' },
  },
  printers: { kind: 'machines', slugs: ['chairside-3d-printer', 'ChairSide_Pro', 'A2D_HD', 'A2D_4K'] },
  questions: { kind: 'faq', questions: ['clinicAccount', 'software', 'offline'] },
  contact: { kind: 'call-to-action', picture: 'scenes/clinic-chairside', links: { inquiry: '#inquiry' } },
} as const satisfies SectionLayouts;
