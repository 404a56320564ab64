import type { MarketingPages } from '../marketing-page.ts';
import { clearAlignersCopy } from './clear-aligners/copy.ts';
import { clearAligners } from './clear-aligners/page.ts';
import { twsCopy } from './tws/copy.ts';
import { tws } from './tws/page.ts';
import { waxUpCopy } from './wax-up/copy.ts';
import { waxUp } from './wax-up/page.ts';

export const applicationPages = {
  '/application/clear-aligners': { layout: clearAligners, copy: clearAlignersCopy },
  '/application/hearables/tws': { layout: tws, copy: twsCopy },
  '/application/solution/waxUp': { layout: waxUp, copy: waxUpCopy },
} as const satisfies MarketingPages;
