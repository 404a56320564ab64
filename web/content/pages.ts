import { type Locale, localeCodes } from '@heliograph/schema/locales.ts';

/** The page frame: header and footer, nothing, or the header and a one-link footer. */
export type PageLayout = 'DEFAULT' | 'CONTENT_ONLY' | 'SUBSCRIBE';

type PageKind = 'HOME' | 'MARKETING' | 'PRODUCT' | 'SUPPORT' | 'LIST' | 'RECORD' | 'FORM' | 'LEGAL' | 'SEARCH';

export type Page = {
  kind: PageKind;
  /** Parent in the breadcrumbs, unless the footer determines it. Defaults to the home page. */
  parent?: string;
  /** Defaults to `DEFAULT`. */
  layout?: PageLayout;
  /** Links lead to built pages only. */
  isBuilt?: true;
  /** Content languages, if not all of them. */
  locales?: readonly Locale[];
  /** Locales in which neither navigation nor search engines list the page. */
  unlistedIn?: readonly Locale[];
};

/** Every page by its path without locale prefix; `[param]` matches any value. */
const pages = {
  '/': { kind: 'HOME', isBuilt: true },

  '/hardware': { kind: 'LIST', isBuilt: true },
  '/hardware/A2D': { kind: 'PRODUCT', parent: '/hardware', isBuilt: true },
  '/hardware/A2D_4K': { kind: 'PRODUCT', parent: '/hardware', isBuilt: true },
  '/hardware/A2D_HD': { kind: 'PRODUCT', parent: '/hardware', isBuilt: true },
  '/hardware/A2D_Ortho': { kind: 'PRODUCT', parent: '/hardware', isBuilt: true },
  '/hardware/A3D': { kind: 'PRODUCT', parent: '/hardware', isBuilt: true },
  '/hardware/C_Series': { kind: 'PRODUCT', parent: '/hardware', isBuilt: true },
  '/hardware/chairside-3d-printer': { kind: 'PRODUCT', parent: '/hardware', isBuilt: true },
  '/hardware/ChairSide_Pro': { kind: 'PRODUCT', parent: '/hardware', isBuilt: true },
  '/hardware/Reflex': { kind: 'PRODUCT', parent: '/hardware', isBuilt: true },
  '/hardware/Reflex-RS': { kind: 'PRODUCT', parent: '/hardware', isBuilt: true },
  '/hardware/reflex-turbo': { kind: 'PRODUCT', parent: '/hardware', isBuilt: true },
  '/hardware/reflex-rs-turbo': { kind: 'PRODUCT', parent: '/hardware', isBuilt: true },
  '/hardware/reflex2': { kind: 'PRODUCT', parent: '/hardware', isBuilt: true },
  '/hardware/reflex2-pro': { kind: 'PRODUCT', parent: '/hardware', isBuilt: true },
  '/hardware/ultraCraft-wash': { kind: 'PRODUCT', parent: '/hardware', isBuilt: true },
  '/hardware/ultraCraft-cure': { kind: 'PRODUCT', parent: '/hardware', isBuilt: true },
  '/hardware/Wash_Station': { kind: 'PRODUCT', parent: '/hardware', isBuilt: true },
  '/hardware/hive': { kind: 'PRODUCT', parent: '/hardware', isBuilt: true },
  '/hardware/resin-station': { kind: 'PRODUCT', parent: '/hardware', isBuilt: true },
  '/hardware/pulsing-release-module-for-dental': { kind: 'PRODUCT', parent: '/hardware', isBuilt: true },
  '/hardware/detail/[id]': { kind: 'RECORD', parent: '/hardware', isBuilt: true, unlistedIn: localeCodes },
  '/hardware/accessories': { kind: 'LIST', parent: '/hardware', isBuilt: true },
  '/hardware/accessories/accessoriesDetail/[accessory]': {
    kind: 'RECORD',
    parent: '/hardware/accessories',
    isBuilt: true,
  },
  '/hardware/green-print': { kind: 'MARKETING', parent: '/hardware', isBuilt: true },
  '/hardware/moreCases': { kind: 'LIST', parent: '/application/moreApplication/4', isBuilt: true },
  '/hardware/[model]/3d-printer-support': { kind: 'SUPPORT', parent: '/store/support', isBuilt: true },

  '/material/0-all': { kind: 'LIST', isBuilt: true },
  '/material/1-all': { kind: 'LIST', parent: '/material/0-all', isBuilt: true },
  '/material/2-all': { kind: 'LIST', parent: '/material/0-all', isBuilt: true },
  '/material/1-modeling': { kind: 'LIST', parent: '/material/1-all', isBuilt: true },
  '/material/1-molding': { kind: 'LIST', parent: '/material/1-all', isBuilt: true },
  '/material/1-casting': { kind: 'LIST', parent: '/material/1-all', isBuilt: true },
  '/material/1-tooling': { kind: 'LIST', parent: '/material/1-all', isBuilt: true },
  '/material/1-design': { kind: 'LIST', parent: '/material/1-all', isBuilt: true },
  '/material/1-production': { kind: 'LIST', parent: '/material/1-all', isBuilt: true },
  '/material/2-performance': { kind: 'LIST', parent: '/material/2-all', isBuilt: true },
  '/material/materialDetail/[material]': { kind: 'RECORD', parent: '/material/0-all', isBuilt: true },
  '/material/bm': { kind: 'FORM', parent: '/material/0-all', isBuilt: true },

  '/application': { kind: 'MARKETING', isBuilt: true },
  '/application/dental-labs-3d-printer': { kind: 'MARKETING', parent: '/application', isBuilt: true },
  '/application/dental-clinic-3d-printer': { kind: 'MARKETING', parent: '/application', isBuilt: true },
  '/application/clear-aligners': { kind: 'MARKETING', parent: '/application', isBuilt: true },
  '/application/consumer': { kind: 'MARKETING', parent: '/application', isBuilt: true },
  '/application/accessories': { kind: 'MARKETING', parent: '/application', isBuilt: true },
  '/application/earRibbon': { kind: 'MARKETING', parent: '/application', isBuilt: true },
  '/application/orthosis': { kind: 'MARKETING', parent: '/application', isBuilt: true },
  '/application/prosthesis': { kind: 'MARKETING', parent: '/application', isBuilt: true },
  '/application/socket': { kind: 'MARKETING', parent: '/application', isBuilt: true },
  '/application/use': { kind: 'MARKETING', parent: '/application', isBuilt: true },
  '/application/hearables/hifi': { kind: 'MARKETING', parent: '/application', isBuilt: true },
  '/application/hearables/tws': { kind: 'MARKETING', parent: '/application', isBuilt: true },
  '/application/solution/color': { kind: 'MARKETING', parent: '/application', isBuilt: true },
  '/application/solution/texture': { kind: 'MARKETING', parent: '/application', isBuilt: true },
  '/application/solution/treatment': { kind: 'MARKETING', parent: '/application', isBuilt: true },
  '/application/solution/digital-denture-teeth': {
    kind: 'MARKETING',
    parent: '/application',
    isBuilt: true,
    locales: ['en'],
  },
  '/application/solution/digital-impression': { kind: 'MARKETING', parent: '/application', isBuilt: true },
  '/application/solution/fastScan': { kind: 'MARKETING', parent: '/application', isBuilt: true },
  '/application/solution/fixedRestorations': { kind: 'MARKETING', parent: '/application', isBuilt: true },
  '/application/solution/noCut': { kind: 'MARKETING', parent: '/application', isBuilt: true },
  '/application/solution/orthopedics': { kind: 'MARKETING', parent: '/application', isBuilt: true },
  '/application/solution/splint': { kind: 'MARKETING', parent: '/application', isBuilt: true },
  '/application/solution/splint-innovate': { kind: 'MARKETING', parent: '/application', isBuilt: true },
  '/application/solution/temporaryCrown': { kind: 'MARKETING', parent: '/application', isBuilt: true },
  '/application/solution/waxUp': { kind: 'MARKETING', parent: '/application', isBuilt: true },
  '/application/moreApplication/1': { kind: 'LIST', parent: '/application', isBuilt: true },
  '/application/moreApplication/2': { kind: 'LIST', parent: '/application', isBuilt: true },
  '/application/moreApplication/3': { kind: 'LIST', parent: '/application', isBuilt: true },
  '/application/moreApplication/4': { kind: 'LIST', parent: '/application', isBuilt: true },
  '/application/moreApplication/5': { kind: 'LIST', parent: '/application', isBuilt: true },
  '/application/moreApplication/cases/[case]': {
    kind: 'RECORD',
    parent: '/application/moreApplication/4',
    isBuilt: true,
    locales: ['en', 'cn'],
  },

  '/SAP': { kind: 'MARKETING', isBuilt: true },
  '/SAP/Blueprint': { kind: 'MARKETING', parent: '/SAP', isBuilt: true },
  '/SAP/integrations': { kind: 'LIST', parent: '/SAP', isBuilt: true },
  '/SAP/streamFlow': { kind: 'MARKETING', parent: '/SAP', isBuilt: true },
  '/SAP/ultra-net': { kind: 'MARKETING', parent: '/SAP', isBuilt: true },

  '/services': { kind: 'MARKETING', isBuilt: true },
  '/services/design': { kind: 'MARKETING', parent: '/services', isBuilt: true },
  '/store/software': { kind: 'LIST', parent: '/SAP', isBuilt: true },
  '/store/support': { kind: 'SUPPORT', parent: '/services', isBuilt: true },
  '/warranty-policies': { kind: 'SUPPORT', parent: '/services', isBuilt: true },
  '/tools/fit': { kind: 'FORM', parent: '/services', isBuilt: true },
  '/certificate': { kind: 'FORM', parent: '/services', layout: 'CONTENT_ONLY', isBuilt: true },
  '/store/activities': { kind: 'MARKETING', isBuilt: true },
  '/store/black-friday': { kind: 'MARKETING', parent: '/store/activities', isBuilt: true },
  '/store/reflex-3d-printer': { kind: 'MARKETING', parent: '/store/activities', isBuilt: true },
  '/store/rs-activities-0903': { kind: 'MARKETING', parent: '/store/activities', isBuilt: true },
  '/store/share-and-win': { kind: 'MARKETING', parent: '/store/activities', isBuilt: true },
  '/activity/A2D_HD': { kind: 'MARKETING', parent: '/hardware/A2D_HD', isBuilt: true },
  '/catalogue': { kind: 'LIST', layout: 'CONTENT_ONLY', isBuilt: true },

  '/aboutUs': { kind: 'MARKETING', isBuilt: true },
  '/aboutUs/CaseStudies': { kind: 'LIST', parent: '/application/moreApplication/4', isBuilt: true },
  '/aboutUs/contactUs': { kind: 'FORM', parent: '/aboutUs', isBuilt: true },
  '/aboutUs/distributors-dental': { kind: 'LIST', parent: '/aboutUs', isBuilt: true },
  '/aboutUs/distributors-reflex-series': { kind: 'LIST', parent: '/aboutUs', isBuilt: true },
  '/aboutUs/events': { kind: 'LIST', parent: '/aboutUs', isBuilt: true, locales: ['en'] },
  '/aboutUs/events/detail/[event]': { kind: 'RECORD', parent: '/aboutUs/events', isBuilt: true, locales: ['en'] },
  '/aboutUs/events/live/[id]': { kind: 'RECORD', parent: '/aboutUs/events', isBuilt: true },
  '/aboutUs/events/liveStream/[id]': { kind: 'RECORD', parent: '/aboutUs/events', isBuilt: true },
  '/aboutUs/joinUs': { kind: 'LIST', parent: '/aboutUs', isBuilt: true },
  '/aboutUs/joinUs/[opening]': { kind: 'RECORD', parent: '/aboutUs/joinUs', isBuilt: true },
  '/aboutUs/social': { kind: 'LIST', parent: '/aboutUs', isBuilt: true },
  '/aboutUs/resources': { kind: 'LIST', parent: '/aboutUs', isBuilt: true },
  '/aboutUs/resources/reflex-resources': { kind: 'LIST', parent: '/aboutUs/resources', isBuilt: true },
  '/aboutUs/resources/detail/[resource]': { kind: 'RECORD', parent: '/aboutUs/resources', isBuilt: true },
  '/articles': { kind: 'LIST', parent: '/aboutUs/resources', isBuilt: true },
  '/newsroom': { kind: 'LIST', parent: '/aboutUs', isBuilt: true, unlistedIn: ['cn'] },
  '/news/[id]': { kind: 'RECORD', parent: '/newsroom', isBuilt: true, locales: ['en', 'cn'] },
  '/subscribe': { kind: 'FORM', layout: 'SUBSCRIBE', isBuilt: true },
  '/subscribe/confirm': {
    kind: 'FORM',
    parent: '/subscribe',
    layout: 'SUBSCRIBE',
    isBuilt: true,
    unlistedIn: localeCodes,
  },
  '/search': { kind: 'SEARCH', isBuilt: true, unlistedIn: localeCodes },

  '/privacyPolicy': { kind: 'LEGAL', isBuilt: true },
  '/termofUse': { kind: 'LEGAL', isBuilt: true },
  '/imprint': { kind: 'LEGAL', isBuilt: true },
  '/cookieStatement': { kind: 'LEGAL', isBuilt: true },
  '/groupEntityList': { kind: 'LEGAL', isBuilt: true },
  '/visitorsChina': { kind: 'LEGAL', parent: '/privacyPolicy', isBuilt: true },
  '/visitorsEuropean': { kind: 'LEGAL', parent: '/privacyPolicy', isBuilt: true },
  '/visitorsCalifornia': { kind: 'LEGAL', parent: '/privacyPolicy', isBuilt: true },
} as const satisfies Record<string, Page>;

export type PagePath = keyof typeof pages;

/** The locales in which a page has content. */
export type LocaleOf<Path extends PagePath> = (typeof pages)[Path] extends {
  locales: readonly (infer Code extends Locale)[];
}
  ? Code
  : Locale;

/** Excludes record pages. */
export type SinglePath = Exclude<PagePath, `${string}[${string}`>;

type BuiltPath = { [Path in PagePath]: (typeof pages)[Path] extends { isBuilt: true } ? Path : never }[PagePath];

type Filled<Path extends string> = Path extends `${infer Start}[${string}]${infer End}`
  ? `${Start}${string}${End}`
  : Path | `${Path}?${string}`;

/** A link to a built page, with an optional query string. */
export type PageAddress = Filled<BuiltPath>;

export function isPagePath(path: string): path is PagePath {
  return Object.hasOwn(pages, path);
}

export function isSinglePath(path: string): path is SinglePath {
  return isPagePath(path) && !path.includes('[');
}

export const pagePaths = Object.keys(pages).filter(isPagePath);

export function getPage(path: PagePath): Page {
  return pages[path];
}

export const builtPaths = pagePaths.filter((path) => getPage(path).isBuilt);

/** Pages rendered from content alone: see `marketing-pages.ts` and `legal/`. */
export const contentPaths = pagePaths.filter((path) => {
  const { kind, isBuilt } = getPage(path);
  return isBuilt && (kind === 'MARKETING' || kind === 'LEGAL');
});

export function isListed(path: PagePath, locale: Locale): boolean {
  const { isBuilt = false, unlistedIn = [] } = getPage(path);
  return isBuilt && !unlistedIn.includes(locale);
}

/** The locales that a page has texts in, of those that its record is translated into. */
export function contentLocales(path: PagePath | null, available: readonly Locale[] = localeCodes): readonly Locale[] {
  const { locales = localeCodes } = path ? getPage(path) : {};
  return locales.filter((locale) => available.includes(locale));
}

/** The locales in which search engines may index a page. */
export function indexedLocales(path: PagePath, available?: readonly Locale[]): readonly Locale[] {
  return contentLocales(path, available).filter((locale) => isListed(path, locale));
}

export function isListedAddress(address: string, locale: Locale): boolean {
  const page = findPage(address.replace(/[?#].*$/, ''));
  return page !== null && isListed(page, locale);
}

/** The registered path or pattern that a path matches. */
export function findPage(path: string): PagePath | null {
  if (isSinglePath(path)) return path;
  return pagePaths.find((pattern) => pattern.includes('[') && toPattern(pattern).test(path)) ?? null;
}

export function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replace(/\[\w+\]/g, '[^/]+')}$`);
}
