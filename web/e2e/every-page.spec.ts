import { listOpenings } from '#content/careers/openings.ts';
import { getPage, isSinglePath, type PagePath, pagePaths } from '#content/pages.ts';
import { isLongRun } from '../../gateway/src/testing/env.ts';
import { expectAccessible, expectToFit } from './accessibility.ts';
import { expect, sampleSites, sites, test } from './site.ts';
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
  '/material/0-all?category=castable&color=pink',
  '/material/0-all?compare=101&compare=102&category=castable',
  '/aboutUs/distributors-dental?region=europe',
  '/search?key=3D',
  '/404',
];

const others = pagePaths.filter(
  (path) => isSinglePath(path) && getPage(path).isBuilt && !kinds.some((kind) => kind === path),
);

const places = [...kinds, ...records, ...states];

test.describe('a page of each kind', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const place of isLongRun ? [...places, ...others] : places) {
    test.describe(place, () => {
      if (place === '/404') test.use({ allowedErrors: /status of 404/ });

      test('fits every viewport, passes axe and logs no errors', async ({ page }) => {
        // German has the longest texts.
        for (const site of sampleSites(sites.de)) {
          await visit(page, site.path(place));
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          await expectToFit(page);
          // The home page tests header and footer.
          await expectAccessible(page, { isFrameIgnored: true });
        }
      });
    });
  }
});

/** Layout needs neither scripts nor pictures, whose sizes are in the HTML. */
test.describe('every page without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allowedErrors: /status of 404|ERR_FAILED/ });

  for (const [index, place] of [...places, ...others].entries()) {
    test(`${place} fits every viewport`, async ({ page }) => {
      await page.route(/\.(?:avif|webp|webm)$/, (route) => route.abort());
      const site = index % 2 === 0 ? sites.en : sites.cn;
      for (const { path } of index < places.length ? [site] : [site, sites.de]) {
        await page.goto(path(place), { waitUntil: 'domcontentloaded' });
        await expectToFit(page);
      }
    });
  }
});
