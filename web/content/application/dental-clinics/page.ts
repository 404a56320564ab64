import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const dentalClinics = {
  hero: {
    kind: 'hero',
    picture: 'scenes/clinic-tray',
    links: { printer: '/hardware/chairside-3d-printer', inquiry: '#inquiry' },
  },
  inHouse: {
    kind: 'media-text',
    picture: 'parts/surgical-guide',
    points: ['splints', 'guides', 'models', 'temporaries'],
  },
  laboratory: {
    kind: 'media-text',
    picture: 'parts/dental-model',
    side: 'start',
    points: ['dies', 'dentures', 'relation'],
    links: { design: '/services/design' },
  },
  splint: {
    kind: 'steps',
    items: {
      scan: { time: facts.splintScan },
      design: { time: facts.splintDesign },
      print: { time: facts.splintPrint },
      wash: { time: facts.splintWash },
      dry: { time: facts.splintDry },
      cure: { time: facts.splintCure },
      polish: { time: facts.splintPolish },
      adjust: { time: facts.splintAdjust },
    },
  },
  machines: {
    kind: 'machines',
    slugs: ['chairside-3d-printer', 'ChairSide_Pro', 'ultraCraft-wash', 'ultraCraft-cure'],
  },
  materials: { kind: 'materials', scope: '0-all', ids: ['108', '111', '101'] },
  questions: { kind: 'faq', questions: ['start', 'staff', 'waiting', 'repeats', 'records', 'solvent'] },
  contact: {
    kind: 'call-to-action',
    picture: 'scenes/clinic-chairside',
    links: { inquiry: '#inquiry', distributors: '/aboutUs/distributors-dental' },
  },
} as const satisfies SectionLayouts;
