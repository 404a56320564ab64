import type { Page } from '@playwright/test';
import { listOpenings } from '#content/careers/openings.ts';
import { isSinglePath, type PagePath, pagePaths } from '#content/pages.ts';
import { isLongRun } from '../../gateway/src/testing/env.ts';
import { expectAccessible, expectToFit } from './accessibility.ts';
import { siteOrigin } from './origins.ts';
import { test as base, expect, sampleSites, sites } from './site.ts';
import { visit } from './visit.ts';

/** One page per kind, more where they differ. */
const kinds = [
  '/hardware',
  '/hardware/A2D_4K',
  '/hardware/ultraCraft-wash',
  '/hardware/accessories',
  '/hardware/moreCases',
  '/material/0-all',
  '/material/bm',
  '/application/clear-aligners',
  '/application/moreApplication/4',
  '/SAP',
  '/SAP/integrations',
  '/services/design',
  '/store/software',
  '/store/support',
  '/warranty-policies',
  '/certificate',
  '/tools/fit',
  '/aboutUs/CaseStudies',
  '/aboutUs/contactUs',
  '/aboutUs/distributors-dental',
  '/aboutUs/distributors-reflex-series',
  '/aboutUs/events',
  '/aboutUs/joinUs',
  '/aboutUs/resources',
  '/aboutUs/social',
  '/articles',
  '/newsroom',
  '/subscribe',
  '/search',
  '/privacyPolicy',
] satisfies PagePath[];

const today = new Date().toISOString().slice(0, 10);

/** Sample parameters of record pages. */
const records = [
  '/material/materialDetail/temp-c-and-b-uv-2-0-101',
  '/hardware/A2D_Ortho/3d-printer-support',
  '/hardware/accessories/accessoriesDetail/reflex-wash-217',
  '/application/moreApplication/cases/512',
  '/aboutUs/events/detail/international-dental-show-cologne-spring-twenty-seven-409',
  '/aboutUs/events/detail/webinar-moulds-and-masters-from-the-desktop-413',
  '/aboutUs/events/live/partial-denture-patterns-1',
  '/aboutUs/events/liveStream/application-laboratory-3',
  '/aboutUs/events/liveStream/aligner-models-in-one-shift-4',
  '/aboutUs/resources/detail/white-paper-burn-out-of-castable-resin-313',
  '/news/141',
  ...listOpenings(today)
    .slice(0, 1)
    .map(({ slug }) => `/aboutUs/joinUs/${slug}`),
];

const states = [
  '/hardware?compare=A2D,Reflex,ChairSide_Pro,C_Series&differences=true',
  '/hardware/accessories?type=7&printer=1',
  '/hardware/accessories?printer=2&request=UC-201-2,UC-205',
  '/material/0-all?category=castable&color=pink',
  '/material/0-all?compare=101&compare=102&category=castable',
  '/aboutUs/distributors-dental?region=europe',
  '/search?key=3D',
  '/404',
];

const others = pagePaths.filter((path) => isSinglePath(path) && !kinds.some((kind) => kind === path));

const places = [...kinds, ...records];

const test = base.extend<object, { layoutPage: Page }>({
  /** One page per worker, without scripts and pictures, which do not change the layout: this halves the time. */
  layoutPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage({ baseURL: siteOrigin, reducedMotion: 'reduce' });
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.setBlockedURLs', { urls: ['*.js', '*.avif', '*.webp', '*.webm'] });
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],
});

test.describe('the prerendered page', () => {
  for (const place of [...places, ...others]) {
    const isKind = places.includes(place);

    test(`${place} fits every viewport${isKind ? ', and passes axe' : ''}`, async ({ layoutPage }) => {
      // German has the longest texts.
      for (const site of sampleSites(sites.de)) {
        await layoutPage.goto(site.path(place), { waitUntil: 'domcontentloaded' });
        await expectToFit(layoutPage);
        // The home page tests header and footer.
        if (isKind) await expectAccessible(layoutPage, { isFrameIgnored: true });
      }
    });
  }
});

test.describe('the hydrated page', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const place of isLongRun ? [...places, ...states, ...others] : states) {
    test.describe(place, () => {
      if (place === '/404') test.use({ allowedErrors: /status of 404/ });

      test('fits every viewport, passes axe and logs no errors', async ({ page }) => {
        for (const site of sampleSites(sites.de)) {
          await visit(page, site.path(place));
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          await expectToFit(page);
          await expectAccessible(page, { isFrameIgnored: true });
        }
      });
    });
  }
});
