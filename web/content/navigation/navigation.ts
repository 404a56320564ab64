import type { Locale } from '@heliograph/schema/locales.ts';
import type { SinglePath } from '../pages.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import { en, type NavigationCopy } from './en.ts';
import { machines } from './machines.ts';
import type { Group, GroupName, NavEntry } from './nav-item.ts';

export const navigationCopy: Record<Locale, NavigationCopy> = { en, cn, de };

/** Up to three levels. Pages that are not built are filtered out when rendering. */
export const navigation: readonly NavEntry[] = [
  { page: '/', sections: [], children: [] },
  {
    page: '/hardware',
    sections: ['/hardware', '/activity', '/catalogue'],
    children: [
      ...machines,
      {
        kind: 'GROUP',
        title: 'more',
        children: [
          { kind: 'LIST', page: '/hardware/accessories' },
          { kind: 'LIST', page: '/hardware/green-print' },
          { kind: 'LIST', page: '/hardware/moreCases' },
          { kind: 'ICON', page: '/catalogue', icon: 'catalogue' },
        ],
      },
    ],
  },
  {
    page: '/material/0-all',
    title: 'materials',
    sections: ['/material'],
    children: [
      group('dentalMaterials', '/material/0-all'),
      {
        kind: 'GROUP',
        title: 'reflexMaterials',
        children: [
          { kind: 'LIST', page: '/material/1-all' },
          {
            kind: 'SELECT',
            pages: [
              '/material/1-modeling',
              '/material/1-molding',
              '/material/1-casting',
              '/material/1-tooling',
              '/material/1-design',
              '/material/1-production',
            ],
          },
        ],
      },
      group('specialMaterials', '/material/2-all', '/material/2-performance'),
      { kind: 'DESCRIPTION', page: '/material/bm', text: 'sample' },
    ],
  },
  {
    page: '/application',
    sections: ['/application'],
    children: [
      group(
        'dentalFields',
        '/application/dental-labs-3d-printer',
        '/application/dental-clinic-3d-printer',
        '/application/clear-aligners',
        '/application/moreApplication/1',
      ),
      group(
        'dentalSolutions',
        '/application/solution/digital-impression',
        '/application/solution/temporaryCrown',
        '/application/solution/fixedRestorations',
        '/application/solution/waxUp',
        '/application/solution/noCut',
        '/application/solution/fastScan',
        '/application/solution/splint',
        '/application/solution/splint-innovate',
        '/application/solution/digital-denture-teeth',
      ),
      group(
        'hearing',
        '/application/hearables/tws',
        '/application/hearables/hifi',
        '/application/earRibbon',
        '/application/moreApplication/3',
      ),
      group(
        'rehabilitation',
        '/application/orthosis',
        '/application/prosthesis',
        '/application/socket',
        '/application/solution/orthopedics',
        '/application/moreApplication/5',
      ),
      group(
        'surfaces',
        '/application/solution/color',
        '/application/solution/texture',
        '/application/solution/treatment',
      ),
      group(
        'desktopFields',
        '/application/consumer',
        '/application/accessories',
        '/application/use',
        '/application/moreApplication/2',
      ),
      { kind: 'DESCRIPTION', page: '/application/moreApplication/4', text: 'cases' },
    ],
  },
  {
    page: '/SAP',
    sections: ['/SAP', '/store/software'],
    children: [
      group('platform', '/SAP/Blueprint', '/SAP/streamFlow', '/SAP/ultra-net', '/SAP/integrations'),
      { kind: 'GROUP', title: 'downloads', children: [{ kind: 'ICON', page: '/store/software', icon: 'download' }] },
    ],
  },
  {
    page: '/services',
    sections: ['/services', '/store', '/warranty-policies', '/certificate'],
    children: [
      {
        kind: 'GROUP',
        title: 'help',
        children: [
          { kind: 'ICON', page: '/store/support', icon: 'support' },
          { kind: 'LIST', page: '/warranty-policies' },
          { kind: 'LIST', page: '/certificate' },
        ],
      },
      group('forms', '/material/bm', '/store/activities'),
      { kind: 'DESCRIPTION', page: '/services/design', text: 'design' },
    ],
  },
  {
    page: '/aboutUs',
    sections: ['/aboutUs', '/newsroom', '/news', '/articles', '/subscribe'],
    children: [
      group('about', '/aboutUs/CaseStudies', '/aboutUs/joinUs', '/aboutUs/social'),
      group('knowledge', '/newsroom', '/aboutUs/events', '/aboutUs/resources', '/articles', '/subscribe'),
      group('partners', '/aboutUs/distributors-dental', '/aboutUs/distributors-reflex-series'),
      { kind: 'DESCRIPTION', page: '/aboutUs/contactUs', text: 'contact' },
    ],
  },
];

function group(title: GroupName, ...pages: SinglePath[]): Group {
  return { kind: 'GROUP', title, children: pages.map((page) => ({ kind: 'LIST', page })) };
}
