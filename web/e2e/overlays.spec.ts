import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isLongRun } from '../../gateway/src/testing/env.ts';
import { button, consent, discountCard, loseConnection, openFilters, overlays } from './overlay-cases.ts';
import { ALL_WIDTHS, findCoveredContent, findPositionFaults, setWidth } from './overlay-position.ts';
import { expect, sampleSites, sites, test } from './site.ts';
import { allowConsentBanner, passFirstScreen, visit } from './visit.ts';

const { cn, de } = sites;

const SOURCES = join(import.meta.dirname, '../src');
/** Dialogs, popovers, lists of options, and whatever is fixed or raised above the page. */
const LIES_OVER =
  /<(?:dialog|Dialog|Drawer|FrameDialog|Overlay|CountrySelect|Disclosure)\b|popover="|Base\.Positioner|position: fixed|z-index:|\bfixed inset|\bz-(?:float|popover|sticky|skip)\b/;
/** Opened by the components of the table. */
const PRIMITIVES = [
  'ui/combobox-list.tsx',
  'ui/dialog.tsx',
  'ui/drawer.tsx',
  'ui/overlay.tsx',
  'styles/overlays.css',
  'layout/frame-dialog.tsx',
  'layout/layout.css',
  'navigation/navigation.css',
  'styles/tokens.css',
];
/** The header with its menu panels, the column that stays in place in wide tables, which covers no control, and the 3D view. */
const TESTED_ELSEWHERE = ['layout/header/header.css', 'ui/table.tsx', 'features/machine-view/machine-view-dialog.tsx'];
/** Disclosures in the flow of a page. */
const IN_FLOW = [
  'features/cost-calculator/cost-form.tsx',
  'features/cost-calculator/cost-formulas.tsx',
  'features/part-fit/fit-notes.tsx',
  'features/translations/translated-text.tsx',
];

const cases = overlays.flatMap(({ site, ...overlay }) =>
  (site ? [site] : sampleSites(de)).map((one) => ({ ...overlay, site: one })),
);

for (const {
  name,
  site,
  path = '/',
  widths = ALL_WIDTHS,
  browserLanguage,
  requiresConsent,
  isInPage,
  ...overlay
} of cases) {
  test.describe(`${name} in ${site.locale}`, () => {
    test.use({ locale: browserLanguage ?? site.tag });
    const findFaults = isInPage ? findCoveredContent : findPositionFaults;

    // A short run opens the overlay once and resizes the window; a long run opens it at each width.
    for (const [first = 1440, ...others] of isLongRun ? widths.map((width) => [width]) : [widths]) {
      test(`is inside the viewport and uncovered, opened at ${first} px`, async ({ page }) => {
        if (requiresConsent) await allowConsentBanner(page);
        await setWidth(page, first);
        await visit(page, site.path(path));
        await overlay.open(page, site);
        const opened = overlay.find(page, site);
        for (const width of [first, ...others]) {
          await setWidth(page, width);
          await expect(opened, `${width} px`).toBeVisible();
          await expect.poll(() => findFaults(opened), `${width} px`).toEqual([]);
        }
        if (!overlay.close) return;
        await overlay.close(opened, site).click();
        await expect(opened).toBeHidden();
      });
    }
  });
}

test('every component that lies over a page is in the table', () => {
  const listed = overlays.map(({ source }) => source);
  const known = [...listed, ...PRIMITIVES, ...TESTED_ELSEWHERE, ...IN_FLOW];
  const found = globSync('**/*.{tsx,css}', { cwd: SOURCES }).filter(
    (file) => !/\.test\.|\/dev\//.test(file) && LIES_OVER.test(readFileSync(join(SOURCES, file), 'utf8')),
  );
  expect(found.length).toBeGreaterThan(15);
  expect(found.filter((file) => !known.includes(file))).toEqual([]);
  expect(listed.filter((file) => !existsSync(join(SOURCES, file)))).toEqual([]);
});

test('each menu panel is inside a wide viewport and uncovered', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 860 });
  await visit(page, de.path('/'));
  for (const entry of await page.locator('.menu-entry:has(.menu-panel)').all()) {
    await entry.locator('.menu-link').hover();
    await expect(entry.locator('.menu-panel')).toBeVisible();
    expect(await findPositionFaults(entry.locator('.menu-panel'))).toEqual([]);
  }
});

test('the Chinese shop menu opens below its button at any width', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await visit(page, cn.path('/'));
  const opener = page.getByRole('banner').getByRole('button', { name: cn.messages.Header.store });
  await opener.click();
  const [button, menu] = await Promise.all([opener.boundingBox(), page.locator('.store-menu').boundingBox()]);
  if (!button || !menu) throw new Error('Both are shown.');
  expect(menu.x + menu.width).toBeCloseTo(button.x + button.width, 0);
});

test('the order bar lies over the sticky first column of a table', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 860 });
  await visit(page, de.path('/hardware/Reflex'));
  const row = page.getByRole('main').getByRole('row').nth(8);
  await row.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const bar = page.getByRole('region', { name: de.messages.Products.bar.label });
  expect(await findPositionFaults(bar)).toEqual([]);
});

test('the filter column fades the rows that it cuts off', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 860 });
  await visit(page, de.path('/material/0-all'));
  await openFilters(page);
  const column = page.locator('.scroll-column');
  const fades = () =>
    column.evaluate((element) =>
      ['--cut-above', '--cut-below'].map((name) => Number.parseFloat(getComputedStyle(element).getPropertyValue(name))),
    );
  await column.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(fades).toEqual([0, 32]);
  await column.evaluate((element) => element.scrollTo({ top: element.scrollHeight / 3, behavior: 'instant' }));
  await expect.poll(fades).toEqual([32, 32]);
  await column.evaluate((element) => element.scrollTo({ top: element.scrollHeight, behavior: 'instant' }));
  await expect.poll(fades).toEqual([32, 0]);
});

test('floating elements move up for the connection notice', async ({ page }) => {
  await visit(page, de.path('/'));
  await expect(discountCard(page, de)).toBeVisible();
  await passFirstScreen(page);
  await loseConnection(page);
  await expect(page.getByText(de.messages.Frame.offline)).toBeVisible();
  for (const width of ALL_WIDTHS) {
    await setWidth(page, width);
    await expect.poll(() => findPositionFaults(discountCard(page, de)), `${width} px`).toEqual([]);
  }
});

test('the promotion waits for the consent banner', async ({ page }) => {
  await allowConsentBanner(page);
  await visit(page, de.path('/'));
  await expect(consent(page, de)).toBeVisible();
  await expect(discountCard(page, de)).toBeHidden();
  await button(consent(page, de), de.messages.Consent.acceptNecessary).click();
  await expect(discountCard(page, de)).toBeVisible();
});
