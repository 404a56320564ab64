import { aboutUsCopy } from './about-us/copy.ts';
import { aboutUs } from './about-us/page.ts';
import { applicationPages } from './application/application-pages.ts';
import { hardwarePages } from './hardware/hardware-pages.ts';
import type { MarketingPage, MarketingPages } from './marketing-page.ts';
import { servicesPages } from './services/services-pages.ts';
import { softwarePages } from './software/software-pages.ts';
import { storePages } from './store/store-pages.ts';

const marketingPages = {
  ...hardwarePages,
  ...applicationPages,
  ...softwarePages,
  ...servicesPages,
  ...storePages,
  '/aboutUs': { layout: aboutUs, copy: aboutUsCopy },
} as const satisfies MarketingPages;

type MarketingPath = keyof typeof marketingPages;

function isMarketingPath(path: string): path is MarketingPath {
  return Object.hasOwn(marketingPages, path);
}

export const marketingPaths = Object.keys(marketingPages).filter(isMarketingPath);

export function findMarketingPage(path: string): MarketingPage | null {
  return isMarketingPath(path) ? marketingPages[path] : null;
}
