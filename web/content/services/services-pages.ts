import type { MarketingPages } from '../marketing-page.ts';
import { designServiceCopy } from './design-service/copy.ts';
import { designService } from './design-service/page.ts';
import { servicesOverviewCopy } from './overview/copy.ts';
import { servicesOverview } from './overview/page.ts';

export const servicesPages = {
  '/services': { layout: servicesOverview, copy: servicesOverviewCopy },
  '/services/design': { layout: designService, copy: designServiceCopy },
} as const satisfies MarketingPages;
