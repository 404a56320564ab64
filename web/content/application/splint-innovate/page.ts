import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const splintInnovate = {
  hero: {
    kind: 'hero',
    picture: 'parts/splint-designs',
    links: { inquiry: '#inquiry', materials: '/material/0-all?category=splint-guide' },
    registrations: 'MOUTH',
  },
  designs: { kind: 'blocks', items: ['guidance', 'index', 'front', 'snap'] },
  height: { kind: 'steps', ground: 'graphite', items: { splint: {}, tableTops: {}, temporaries: {}, final: {} } },
  limits: {
    kind: 'spec-table',
    rows: {
      contacts: facts.splintUnderContacts,
      worn: facts.splintFlexWorn,
      tableTop: facts.tableTopWall,
    },
  },
  file: { kind: 'media-text', picture: 'parts/splint', side: 'start', points: ['lost', 'spot', 'variants'] },
  trial: { kind: 'blocks', items: ['model', 'warm', 'contacts', 'record'] },
  materials: { kind: 'materials', scope: '0-all', ids: ['108', '109', '110'] },
  questions: { kind: 'faq', questions: ['mixed', 'thinner', 'approval', 'indexed'] },
  contact: {
    kind: 'call-to-action',
    picture: 'parts/splint-on-model',
    links: { inquiry: '#inquiry', basics: '/application/solution/splint', design: '/services/design' },
  },
} as const satisfies SectionLayouts;
