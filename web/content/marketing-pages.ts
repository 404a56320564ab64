import type { Locale } from '@heliograph/schema/locales.ts';
import type { LayoutOf, PageCopy, SectionLayouts } from '#sections/page-content.ts';
import { aboutUsCopy } from './about-us/copy.ts';
import { aboutUs } from './about-us/page.ts';
import { clearAlignersCopy } from './clear-aligners/copy.ts';
import { clearAligners } from './clear-aligners/page.ts';
import { designServiceCopy } from './design-service/copy.ts';
import { designService } from './design-service/page.ts';
import type { SinglePath } from './pages.ts';
import { platformCopy } from './platform/copy.ts';
import { platform } from './platform/page.ts';
import { twsCopy } from './tws/copy.ts';
import { tws } from './tws/page.ts';
import { waxUpCopy } from './wax-up/copy.ts';
import { waxUp } from './wax-up/page.ts';

/** The hero also supplies the page title and description. */
type MarketingPageSections = SectionLayouts & { hero: LayoutOf<'hero'> };

type MarketingPage = { layout: MarketingPageSections; copy: Record<Locale, PageCopy<MarketingPageSections>> };

const marketingPages = {
  '/application/clear-aligners': { layout: clearAligners, copy: clearAlignersCopy },
  '/application/hearables/tws': { layout: tws, copy: twsCopy },
  '/application/solution/waxUp': { layout: waxUp, copy: waxUpCopy },
  '/SAP': { layout: platform, copy: platformCopy },
  '/services/design': { layout: designService, copy: designServiceCopy },
  '/aboutUs': { layout: aboutUs, copy: aboutUsCopy },
} as const satisfies { [Path in SinglePath]?: MarketingPage };

type MarketingPath = keyof typeof marketingPages;

function isMarketingPath(path: string): path is MarketingPath {
  return Object.hasOwn(marketingPages, path);
}

export const marketingPaths = Object.keys(marketingPages).filter(isMarketingPath);

export function findMarketingPage(path: string): MarketingPage | null {
  return isMarketingPath(path) ? marketingPages[path] : null;
}
