import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const digitalDentureTeeth = {
  hero: {
    kind: 'hero',
    picture: 'parts/denture',
    links: { samples: '/material/bm', inquiry: '#inquiry' },
  },
  steps: {
    kind: 'steps',
    items: { design: {}, tryIn: {}, teeth: {}, base: {}, bond: {}, cure: {}, polish: {}, bite: {} },
  },
  values: { kind: 'spec-table', rows: { polish: facts.polishedRoughness } },
  materials: { kind: 'materials', scope: '0-all', ids: ['106', '107'] },
  limits: { kind: 'blocks', items: ['thickness', 'settling', 'bond', 'repair'] },
  machines: { kind: 'machines', slugs: ['A2D_HD', 'A2D_4K', 'A3D', 'hive'] },
  questions: { kind: 'faq', questions: ['teeth', 'night', 'tryIn'] },
  contact: { kind: 'call-to-action', picture: 'scenes/case-pans', links: { samples: '/material/bm' } },
} as const satisfies SectionLayouts;
