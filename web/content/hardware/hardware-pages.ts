import type { MarketingPages } from '../marketing-page.ts';
import { a2dHdQuoteCopy } from './a2d-hd-quote/copy.ts';
import { a2dHdQuote } from './a2d-hd-quote/page.ts';
import { greenPrintCopy } from './green-print/copy.ts';
import { greenPrint } from './green-print/page.ts';

export const hardwarePages = {
  '/hardware/green-print': { layout: greenPrint, copy: greenPrintCopy },
  '/activity/A2D_HD': { layout: a2dHdQuote, copy: a2dHdQuoteCopy },
} as const satisfies MarketingPages;
