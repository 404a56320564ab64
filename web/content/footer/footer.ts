import type { Locale } from '@heliograph/schema/locales.ts';
import type { SinglePath } from '../pages.ts';
import { cn } from './cn.ts';
import { de } from './de.ts';
import { en, type FooterCopy } from './en.ts';

export type FooterBranch = {
  title: keyof FooterCopy;
  page?: SinglePath;
  pages: readonly SinglePath[];
};

export const footerCopy: Record<Locale, FooterCopy> = { en, cn, de };

/** Footer columns; the breadcrumbs follow this tree. */
export const footerColumns: readonly FooterBranch[] = [
  {
    title: 'products',
    page: '/hardware',
    pages: [
      '/hardware/A2D',
      '/hardware/A2D_4K',
      '/hardware/A2D_HD',
      '/hardware/A2D_Ortho',
      '/hardware/A3D',
      '/hardware/C_Series',
      '/hardware/chairside-3d-printer',
      '/hardware/ChairSide_Pro',
      '/hardware/Reflex',
      '/hardware/reflex-turbo',
      '/hardware/Reflex-RS',
      '/hardware/reflex-rs-turbo',
      '/hardware/reflex2',
      '/hardware/reflex2-pro',
      '/hardware/ultraCraft-wash',
      '/hardware/ultraCraft-cure',
      '/hardware/Wash_Station',
      '/hardware/hive',
      '/hardware/resin-station',
      '/hardware/pulsing-release-module-for-dental',
      '/hardware/accessories',
    ],
  },
  {
    title: 'materials',
    page: '/material/0-all',
    pages: [
      '/material/0-all',
      '/material/1-all',
      '/material/2-all',
      '/material/1-modeling',
      '/material/1-molding',
      '/material/1-casting',
      '/material/1-tooling',
      '/material/1-design',
      '/material/1-production',
      '/material/2-performance',
      '/material/bm',
    ],
  },
  {
    title: 'applications',
    page: '/application',
    pages: [
      '/application/dental-labs-3d-printer',
      '/application/dental-clinic-3d-printer',
      '/application/clear-aligners',
      '/application/hearables/tws',
      '/application/hearables/hifi',
      '/application/earRibbon',
      '/application/orthosis',
      '/application/prosthesis',
      '/application/socket',
      '/application/consumer',
      '/application/moreApplication/4',
    ],
  },
  {
    title: 'software',
    page: '/SAP',
    pages: ['/SAP/Blueprint', '/SAP/streamFlow', '/SAP/ultra-net', '/SAP/integrations', '/store/software'],
  },
  {
    title: 'services',
    page: '/services',
    pages: [
      '/services/design',
      '/store/support',
      '/tools/fit',
      '/warranty-policies',
      '/certificate',
      '/store/activities',
    ],
  },
  {
    title: 'company',
    page: '/aboutUs',
    pages: [
      '/aboutUs/CaseStudies',
      '/newsroom',
      '/aboutUs/events',
      '/aboutUs/resources',
      '/aboutUs/distributors-dental',
      '/aboutUs/distributors-reflex-series',
      '/aboutUs/joinUs',
      '/aboutUs/social',
      '/aboutUs/contactUs',
    ],
  },
];

export const legalBranch: FooterBranch = {
  title: 'legal',
  pages: [
    '/privacyPolicy',
    '/termofUse',
    '/imprint',
    '/cookieStatement',
    '/groupEntityList',
    '/visitorsChina',
    '/visitorsEuropean',
    '/visitorsCalifornia',
  ],
};
