import type { MarketingPages } from '../marketing-page.ts';
import { platformCopy } from './platform/copy.ts';
import { platform } from './platform/page.ts';

export const softwarePages = {
  '/SAP': { layout: platform, copy: platformCopy },
} as const satisfies MarketingPages;
