import { filesOf } from '#ui/picture-files.ts';
import type { CaseStudyDetail } from './case-study-data.ts';

export const partialDentures: CaseStudyDetail = {
  ...{ id: '512', path: '/application/moreApplication/cases/512', field: 'DENTISTRY', publishedOn: '2025-06-18' },
  title: 'Frameworks by nine',
  summary: 'A laboratory prints the patterns of partial dentures overnight.',
  customer: 'A dental laboratory with 14 employees',
  country: 'FR',
  results: [
    { figure: '35 min', label: 'per pattern', change: { before: 80, after: 35 } },
    { figure: '24', label: 'patterns per night', change: null },
  ],
  body: '<h2>Before</h2><p>Patterns were modeled in wax.</p><h2>After</h2><p>They are printed while nobody is there.</p>',
  picture: {
    name: 'parts/castable',
    renditions: filesOf('parts/castable', 1600),
    alt: 'A printed pattern',
    width: 1600,
    height: 1200,
    placeholder: null,
  },
  products: [{ id: '2', name: 'UltraCraft A2D 4K', path: '/hardware/A2D_4K', pictures: [] }],
  materials: [{ id: '102', name: 'Cast UV 3.0', slug: 'cast-uv-3-0-102', bodyContact: 'NONE', registrations: [] }],
  localizedSummary: null,
  availableLocales: ['EN'],
  servedLocale: 'EN',
};
