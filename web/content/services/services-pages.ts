import type { MarketingPages } from '../marketing-page.ts';
import { designServiceCopy } from './design-service/copy.ts';
import { designService } from './design-service/page.ts';

export const servicesPages = {
  '/services/design': { layout: designService, copy: designServiceCopy },
} as const satisfies MarketingPages;
