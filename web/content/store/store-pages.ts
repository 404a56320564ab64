import type { MarketingPages } from '../marketing-page.ts';
import { blackFridayCopy } from './black-friday/copy.ts';
import { blackFriday } from './black-friday/page.ts';
import { offersCopy } from './offers/copy.ts';
import { offers } from './offers/page.ts';
import { buyReflexCopy } from './reflex-3d-printer/copy.ts';
import { buyReflex } from './reflex-3d-printer/page.ts';
import { reflexRsSeptemberCopy } from './reflex-rs-september/copy.ts';
import { reflexRsSeptember } from './reflex-rs-september/page.ts';
import { shareAndWinCopy } from './share-and-win/copy.ts';
import { shareAndWin } from './share-and-win/page.ts';

export const storePages = {
  '/store/activities': { layout: offers, copy: offersCopy },
  '/store/black-friday': { layout: blackFriday, copy: blackFridayCopy },
  '/store/reflex-3d-printer': { layout: buyReflex, copy: buyReflexCopy },
  '/store/rs-activities-0903': { layout: reflexRsSeptember, copy: reflexRsSeptemberCopy },
  '/store/share-and-win': { layout: shareAndWin, copy: shareAndWinCopy },
} as const satisfies MarketingPages;
