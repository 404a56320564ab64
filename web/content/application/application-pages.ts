import type { MarketingPages } from '../marketing-page.ts';
import { clearAlignersCopy } from './clear-aligners/copy.ts';
import { clearAligners } from './clear-aligners/page.ts';
import { digitalImpressionCopy } from './digital-impression/copy.ts';
import { digitalImpression } from './digital-impression/page.ts';
import { fastScanCopy } from './fast-scan/copy.ts';
import { fastScan } from './fast-scan/page.ts';
import { fixedRestorationsCopy } from './fixed-restorations/copy.ts';
import { fixedRestorations } from './fixed-restorations/page.ts';
import { noCutCopy } from './no-cut/copy.ts';
import { noCut } from './no-cut/page.ts';
import { orthopedicsCopy } from './orthopedics/copy.ts';
import { orthopedics } from './orthopedics/page.ts';
import { splintCopy } from './splint/copy.ts';
import { splint } from './splint/page.ts';
import { splintInnovateCopy } from './splint-innovate/copy.ts';
import { splintInnovate } from './splint-innovate/page.ts';
import { temporaryCrownCopy } from './temporary-crown/copy.ts';
import { temporaryCrown } from './temporary-crown/page.ts';
import { twsCopy } from './tws/copy.ts';
import { tws } from './tws/page.ts';
import { waxUpCopy } from './wax-up/copy.ts';
import { waxUp } from './wax-up/page.ts';

export const applicationPages = {
  '/application/clear-aligners': { layout: clearAligners, copy: clearAlignersCopy },
  '/application/hearables/tws': { layout: tws, copy: twsCopy },
  '/application/solution/digital-impression': { layout: digitalImpression, copy: digitalImpressionCopy },
  '/application/solution/fastScan': { layout: fastScan, copy: fastScanCopy },
  '/application/solution/fixedRestorations': { layout: fixedRestorations, copy: fixedRestorationsCopy },
  '/application/solution/noCut': { layout: noCut, copy: noCutCopy },
  '/application/solution/orthopedics': { layout: orthopedics, copy: orthopedicsCopy },
  '/application/solution/splint': { layout: splint, copy: splintCopy },
  '/application/solution/splint-innovate': { layout: splintInnovate, copy: splintInnovateCopy },
  '/application/solution/temporaryCrown': { layout: temporaryCrown, copy: temporaryCrownCopy },
  '/application/solution/waxUp': { layout: waxUp, copy: waxUpCopy },
} as const satisfies MarketingPages;
