import type { SectionLayouts } from '#sections/page-content.ts';
import { facts } from '../../facts.ts';

export const dentalClinics = {
  hero: {
    kind: 'hero',
    picture: 'cut-outs/machines/chairside-3d-printer',
    links: { printer: '/hardware/chairside-3d-printer', inquiry: '#inquiry' },
    registrations: 'MOUTH',
  },
  today: { kind: 'media-text', picture: 'parts/intraoral-scan', points: ['study', 'waxUp', 'opposing'] },
  later: {
    kind: 'media-text',
    picture: 'parts/surgical-guide',
    side: 'start',
    points: ['splints', 'guides', 'temporaries'],
    links: { splints: '/application/solution/splint', temporaries: '/application/solution/temporaryCrown' },
  },
  figures: {
    kind: 'figures',
    items: {
      model: facts.chairSideModelPrint,
      handling: facts.clinicHandling,
      splint: facts.splintTotal,
      crown: facts.temporaryTotal,
    },
  },
  laboratory: {
    kind: 'media-text',
    picture: 'parts/dental-model',
    side: 'start',
    points: ['dies', 'dentures', 'relation'],
    links: { design: '/application/dental-labs-3d-printer' },
  },
  start: { kind: 'steps', items: { room: {}, people: {}, models: {}, later: {} } },
  machines: {
    kind: 'machines',
    slugs: ['chairside-3d-printer', 'ChairSide_Pro', 'ultraCraft-wash', 'ultraCraft-cure'],
    part: 'model',
  },
  questions: { kind: 'faq', isFirstOpen: true, questions: ['records', 'solvent', 'design', 'waiting', 'repeats'] },
  contact: {
    kind: 'call-to-action',
    picture: 'scenes/clinic-chairside',
    links: { inquiry: '#inquiry', distributors: '/aboutUs/distributors-dental' },
  },
} as const satisfies SectionLayouts;
