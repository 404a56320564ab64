import type { MarketingPages } from '../marketing-page.ts';
import { blueprintCopy } from './blueprint/copy.ts';
import { blueprint } from './blueprint/page.ts';
import { platformCopy } from './platform/copy.ts';
import { platform } from './platform/page.ts';
import { streamFlowCopy } from './stream-flow/copy.ts';
import { streamFlow } from './stream-flow/page.ts';
import { ultraNetCopy } from './ultra-net/copy.ts';
import { ultraNet } from './ultra-net/page.ts';

export const softwarePages = {
  '/SAP': { layout: platform, copy: platformCopy },
  '/SAP/Blueprint': { layout: blueprint, copy: blueprintCopy },
  '/SAP/streamFlow': { layout: streamFlow, copy: streamFlowCopy },
  '/SAP/ultra-net': { layout: ultraNet, copy: ultraNetCopy },
} as const satisfies MarketingPages;
