import type { Locale } from '@heliograph/schema/locales.ts';
import type { SinglePath } from '../pages.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import { en, type NavigationCopy } from './en.ts';
import { machineItems } from './machines.ts';
import { type GroupItem, type MenuItem, toNavItem } from './menu-item.ts';
import type { GroupName, NavEntry } from './nav-item.ts';

export const navigationCopy: Record<Locale, NavigationCopy> = { en, cn, de };

type MenuEntry = Omit<NavEntry, 'children'> & { children: readonly MenuItem[] };

const menu: readonly MenuEntry[] = [
  { page: '/', sections: [], children: [] },
  {
    page: '/hardware',
    sections: ['/hardware', '/activity', '/catalogue'],
    children: [
      ...machineItems,
      {
        type: 2,
        title: 'more',
        children: [
          { type: 1, path: '/hardware/accessories' },
          { type: 1, path: '/hardware/green-print' },
          { type: 1, path: '/hardware/moreCases' },
          { type: 'icon', path: '/catalogue', imgSrc: 'catalogue' },
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
        type: 2,
        title: 'reflexMaterials',
        children: [
          { type: 1, path: '/material/1-all' },
          {
            type: 'select',
            children: [
              { path: '/material/1-modeling' },
              { path: '/material/1-molding' },
              { path: '/material/1-casting' },
              { path: '/material/1-tooling' },
              { path: '/material/1-design' },
              { path: '/material/1-production' },
            ],
          },
        ],
      },
      group('specialMaterials', '/material/2-all', '/material/2-performance'),
      { type: 'des', path: '/material/bm', desc: 'sample' },
    ],
  },
  {
    page: '/application',
    sections: ['/application', '/hardware/moreCases'],
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
      { type: 'des', path: '/application/moreApplication/4', desc: 'cases' },
    ],
  },
  {
    page: '/SAP',
    sections: ['/SAP', '/store/software'],
    children: [
      group('platform', '/SAP/Blueprint', '/SAP/streamFlow', '/SAP/ultra-net', '/SAP/integrations'),
      { type: 2, title: 'downloads', children: [{ type: 'icon', path: '/store/software', imgSrc: 'download' }] },
    ],
  },
  {
    page: '/services',
    sections: ['/services', '/store', '/tools', '/warranty-policies', '/certificate'],
    children: [
      {
        type: 2,
        title: 'help',
        children: [
          { type: 'icon', path: '/store/support', imgSrc: 'support' },
          { type: 1, path: '/warranty-policies' },
          { type: 1, path: '/certificate' },
        ],
      },
      group('forms', '/tools/fit', '/material/bm', '/store/activities'),
      { type: 'des', path: '/services/design', desc: 'design' },
    ],
  },
  {
    page: '/aboutUs',
    sections: ['/aboutUs', '/newsroom', '/news', '/articles', '/subscribe'],
    children: [
      group('about', '/aboutUs/CaseStudies', '/aboutUs/joinUs', '/aboutUs/social'),
      group('knowledge', '/newsroom', '/aboutUs/events', '/aboutUs/resources', '/articles', '/subscribe'),
      group('partners', '/aboutUs/distributors-dental', '/aboutUs/distributors-reflex-series'),
      { type: 'des', path: '/aboutUs/contactUs', desc: 'contact' },
    ],
  },
];

/** Up to three levels. Pages that are not built are filtered out when rendering. */
export const navigation: readonly NavEntry[] = menu.map((entry) => ({
  ...entry,
  children: entry.children.map(toNavItem),
}));

function group(title: GroupName, ...pages: SinglePath[]): GroupItem {
  return { type: 2, title, children: pages.map((path) => ({ type: 1, path })) };
}
