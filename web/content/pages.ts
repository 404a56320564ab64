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
  /** Content languages, if not all of them. */
  locales?: readonly Locale[];
  /** Locales in which neither navigation nor search engines list the page. */
  unlistedIn?: readonly Locale[];
};

/** Every page by its path without locale prefix; `[param]` matches any value. */
const pages = {
  '/': { kind: 'HOME' },

  '/hardware': { kind: 'LIST' },
  '/hardware/A2D': { kind: 'PRODUCT', parent: '/hardware' },
  '/hardware/A2D_4K': { kind: 'PRODUCT', parent: '/hardware' },
  '/hardware/A2D_HD': { kind: 'PRODUCT', parent: '/hardware' },
  '/hardware/A2D_Ortho': { kind: 'PRODUCT', parent: '/hardware' },
  '/hardware/A3D': { kind: 'PRODUCT', parent: '/hardware' },
  '/hardware/C_Series': { kind: 'PRODUCT', parent: '/hardware' },
  '/hardware/chairside-3d-printer': { kind: 'PRODUCT', parent: '/hardware' },
  '/hardware/ChairSide_Pro': { kind: 'PRODUCT', parent: '/hardware' },
  '/hardware/Reflex': { kind: 'PRODUCT', parent: '/hardware' },
  '/hardware/Reflex-RS': { kind: 'PRODUCT', parent: '/hardware' },
  '/hardware/reflex-turbo': { kind: 'PRODUCT', parent: '/hardware' },
  '/hardware/reflex-rs-turbo': { kind: 'PRODUCT', parent: '/hardware' },
  '/hardware/reflex2': { kind: 'PRODUCT', parent: '/hardware' },
  '/hardware/reflex2-pro': { kind: 'PRODUCT', parent: '/hardware' },
  '/hardware/ultraCraft-wash': { kind: 'PRODUCT', parent: '/hardware' },
  '/hardware/ultraCraft-cure': { kind: 'PRODUCT', parent: '/hardware' },
  '/hardware/Wash_Station': { kind: 'PRODUCT', parent: '/hardware' },
  '/hardware/hive': { kind: 'PRODUCT', parent: '/hardware' },
  '/hardware/resin-station': { kind: 'PRODUCT', parent: '/hardware' },
  '/hardware/pulsing-release-module-for-dental': { kind: 'PRODUCT', parent: '/hardware' },
  '/hardware/detail/[id]': { kind: 'RECORD', parent: '/hardware', unlistedIn: localeCodes },
  '/hardware/accessories': { kind: 'LIST', parent: '/hardware' },
  '/hardware/accessories/accessoriesDetail/[accessory]': {
    kind: 'RECORD',
    parent: '/hardware/accessories',
  },
  '/hardware/green-print': { kind: 'MARKETING', parent: '/hardware' },
  '/hardware/moreCases': { kind: 'LIST', parent: '/application/moreApplication/4' },
  '/hardware/[model]/3d-printer-support': { kind: 'SUPPORT', parent: '/store/support' },

  '/material/0-all': { kind: 'LIST' },
  '/material/1-all': { kind: 'LIST', parent: '/material/0-all' },
  '/material/2-all': { kind: 'LIST', parent: '/material/0-all' },
  '/material/1-modeling': { kind: 'LIST', parent: '/material/1-all' },
  '/material/1-molding': { kind: 'LIST', parent: '/material/1-all' },
  '/material/1-casting': { kind: 'LIST', parent: '/material/1-all' },
  '/material/1-tooling': { kind: 'LIST', parent: '/material/1-all' },
  '/material/1-design': { kind: 'LIST', parent: '/material/1-all' },
  '/material/1-production': { kind: 'LIST', parent: '/material/1-all' },
  '/material/2-performance': { kind: 'LIST', parent: '/material/2-all' },
  '/material/materialDetail/[material]': { kind: 'RECORD', parent: '/material/0-all' },
  '/material/bm': { kind: 'FORM', parent: '/material/0-all' },

  '/application': { kind: 'MARKETING' },
  '/application/dental-labs-3d-printer': { kind: 'MARKETING', parent: '/application' },
  '/application/dental-clinic-3d-printer': { kind: 'MARKETING', parent: '/application' },
  '/application/clear-aligners': { kind: 'MARKETING', parent: '/application' },
  '/application/consumer': { kind: 'MARKETING', parent: '/application' },
  '/application/accessories': { kind: 'MARKETING', parent: '/application' },
  '/application/earRibbon': { kind: 'MARKETING', parent: '/application' },
  '/application/orthosis': { kind: 'MARKETING', parent: '/application' },
  '/application/prosthesis': { kind: 'MARKETING', parent: '/application' },
  '/application/socket': { kind: 'MARKETING', parent: '/application' },
  '/application/use': { kind: 'MARKETING', parent: '/application' },
  '/application/hearables/hifi': { kind: 'MARKETING', parent: '/application' },
  '/application/hearables/tws': { kind: 'MARKETING', parent: '/application' },
  '/application/solution/color': { kind: 'MARKETING', parent: '/application' },
  '/application/solution/texture': { kind: 'MARKETING', parent: '/application' },
  '/application/solution/treatment': { kind: 'MARKETING', parent: '/application' },
  '/application/solution/digital-denture-teeth': {
    kind: 'MARKETING',
    parent: '/application',
    locales: ['en'],
  },
  '/application/solution/digital-impression': { kind: 'MARKETING', parent: '/application' },
  '/application/solution/fastScan': { kind: 'MARKETING', parent: '/application' },
  '/application/solution/fixedRestorations': { kind: 'MARKETING', parent: '/application' },
  '/application/solution/noCut': { kind: 'MARKETING', parent: '/application' },
  '/application/solution/orthopedics': { kind: 'MARKETING', parent: '/application' },
  '/application/solution/splint': { kind: 'MARKETING', parent: '/application' },
  '/application/solution/splint-innovate': { kind: 'MARKETING', parent: '/application' },
  '/application/solution/temporaryCrown': { kind: 'MARKETING', parent: '/application' },
  '/application/solution/waxUp': { kind: 'MARKETING', parent: '/application' },
  '/application/moreApplication/1': { kind: 'LIST', parent: '/application' },
  '/application/moreApplication/2': { kind: 'LIST', parent: '/application' },
  '/application/moreApplication/3': { kind: 'LIST', parent: '/application' },
  '/application/moreApplication/4': { kind: 'LIST', parent: '/application' },
  '/application/moreApplication/5': { kind: 'LIST', parent: '/application' },
  '/application/moreApplication/cases/[case]': {
    kind: 'RECORD',
    parent: '/application/moreApplication/4',
    locales: ['en', 'cn'],
  },

  '/SAP': { kind: 'MARKETING' },
  '/SAP/Blueprint': { kind: 'MARKETING', parent: '/SAP' },
  '/SAP/integrations': { kind: 'LIST', parent: '/SAP' },
  '/SAP/streamFlow': { kind: 'MARKETING', parent: '/SAP' },
  '/SAP/ultra-net': { kind: 'MARKETING', parent: '/SAP' },

  '/services': { kind: 'MARKETING' },
  '/services/design': { kind: 'MARKETING', parent: '/services' },
  '/store/software': { kind: 'LIST', parent: '/SAP' },
  '/store/support': { kind: 'SUPPORT', parent: '/services' },
  '/warranty-policies': { kind: 'SUPPORT', parent: '/services' },
  '/tools/fit': { kind: 'FORM', parent: '/services' },
  '/certificate': { kind: 'FORM', parent: '/services', layout: 'CONTENT_ONLY' },
  '/store/activities': { kind: 'MARKETING' },
  '/store/black-friday': { kind: 'MARKETING', parent: '/store/activities' },
  '/store/reflex-3d-printer': { kind: 'MARKETING', parent: '/store/activities' },
  '/store/rs-activities-0903': { kind: 'MARKETING', parent: '/store/activities' },
  '/store/share-and-win': { kind: 'MARKETING', parent: '/store/activities' },
  '/activity/A2D_HD': { kind: 'MARKETING', parent: '/hardware/A2D_HD' },
  '/catalogue': { kind: 'LIST', layout: 'CONTENT_ONLY' },

  '/aboutUs': { kind: 'MARKETING' },
  '/aboutUs/CaseStudies': { kind: 'LIST', parent: '/application/moreApplication/4' },
  '/aboutUs/contactUs': { kind: 'FORM', parent: '/aboutUs' },
  '/aboutUs/distributors-dental': { kind: 'LIST', parent: '/aboutUs' },
  '/aboutUs/distributors-reflex-series': { kind: 'LIST', parent: '/aboutUs' },
  '/aboutUs/events': { kind: 'LIST', parent: '/aboutUs', locales: ['en'] },
  '/aboutUs/events/detail/[event]': { kind: 'RECORD', parent: '/aboutUs/events', locales: ['en'] },
  '/aboutUs/events/live/[id]': { kind: 'RECORD', parent: '/aboutUs/events' },
  '/aboutUs/events/liveStream/[id]': { kind: 'RECORD', parent: '/aboutUs/events' },
  '/aboutUs/joinUs': { kind: 'LIST', parent: '/aboutUs' },
  '/aboutUs/joinUs/[opening]': { kind: 'RECORD', parent: '/aboutUs/joinUs' },
  '/aboutUs/social': { kind: 'LIST', parent: '/aboutUs' },
  '/aboutUs/resources': { kind: 'LIST', parent: '/aboutUs' },
  '/aboutUs/resources/reflex-resources': { kind: 'LIST', parent: '/aboutUs/resources' },
  '/aboutUs/resources/detail/[resource]': { kind: 'RECORD', parent: '/aboutUs/resources' },
  '/articles': { kind: 'LIST', parent: '/aboutUs/resources' },
  '/newsroom': { kind: 'LIST', parent: '/aboutUs', unlistedIn: ['cn'] },
  '/news/[id]': { kind: 'RECORD', parent: '/newsroom', locales: ['en', 'cn'] },
  '/subscribe': { kind: 'FORM', layout: 'SUBSCRIBE' },
  '/subscribe/confirm': {
    kind: 'FORM',
    parent: '/subscribe',
    layout: 'SUBSCRIBE',
    unlistedIn: localeCodes,
  },
  '/search': { kind: 'SEARCH', unlistedIn: localeCodes },

  '/privacyPolicy': { kind: 'LEGAL' },
  '/termofUse': { kind: 'LEGAL' },
  '/imprint': { kind: 'LEGAL' },
  '/cookieStatement': { kind: 'LEGAL' },
  '/groupEntityList': { kind: 'LEGAL' },
  '/visitorsChina': { kind: 'LEGAL', parent: '/privacyPolicy' },
  '/visitorsEuropean': { kind: 'LEGAL', parent: '/privacyPolicy' },
  '/visitorsCalifornia': { kind: 'LEGAL', parent: '/privacyPolicy' },
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

type Filled<Path extends string> = Path extends `${infer Start}[${string}]${infer End}`
  ? `${Start}${string}${End}`
  : Path | `${Path}?${string}`;

/** A link to a page, with an optional query string. */
export type PageAddress = Filled<PagePath>;

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

/** Pages rendered from content alone: see `marketing-pages.ts` and `legal/`. */
export const contentPaths = pagePaths.filter((path) => {
  const { kind } = getPage(path);
  return kind === 'MARKETING' || kind === 'LEGAL';
});

export function isListed(path: PagePath, locale: Locale): boolean {
  const { unlistedIn = [] } = getPage(path);
  return !unlistedIn.includes(locale);
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
