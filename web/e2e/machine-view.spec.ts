import { readFileSync } from 'node:fs';
import { locales } from '@heliograph/schema/locales.ts';
import type { Locator, Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import { expectAccessible } from './accessibility.ts';
import { ALL_WIDTHS, findPositionFaults, setWidth } from './overlay-position.ts';
import { expect, type Site, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { de } = sites;
const MODEL = '**/models/A2D.glb';
/** Software rendering compiles shaders on the processor, which other tests use as well. */
const LOADED = { timeout: 45_000 };

const translate = ({ locale, messages }: Site) =>
  createTranslator({ locale: locales[locale].tag, messages, namespace: 'MachineView' });

const dialogOf = (page: Page, site: Site) =>
  page.getByRole('dialog', { name: translate(site)('title', { name: 'UltraCraft A2D' }) });

test.describe('the 3D view of a machine', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, allowedErrors: /ERR_FAILED/ });
  test.describe.configure({ timeout: 120_000 });

  // One journey: drawing the model takes ten seconds of processor time.
  test('loads on demand and again after a failure, turns, opens, shows dimensions, fits, is placed in a room, and closes', async ({
    page,
  }) => {
    const t = translate(de);
    const models: string[] = [];
    page.on('request', (request) => request.url().includes('/models/') && models.push(request.url()));
    await supportQuickLook(page);
    await page.route(MODEL, (route) => route.abort());
    await visit(page, de.path('/hardware/A2D'));
    expect(models).toEqual([]);
    const opener = page.getByRole('button', { name: t('open') });
    await opener.click();
    const dialog = dialogOf(page, de);
    const canvas = dialog.getByRole('img', { name: t('label', { name: 'UltraCraft A2D' }) });

    await test.step('says that the model did not load, and tries again', async () => {
      await expect(dialog.getByRole('alert')).toContainText(t('failed'));
      await expect(dialog.locator('picture img')).toBeVisible();
      await expectAccessible(page, { isFrameIgnored: true });
      await page.unroute(MODEL);
      await dialog.getByRole('button', { name: t('retry') }).click();
      await expect(dialog.getByRole('button', { name: t('parts.platform.move') })).toBeVisible(LOADED);
      expect(models).toHaveLength(2);
      await expectAccessible(page, { isFrameIgnored: true });
    });

    await test.step('turns by keyboard', async () => {
      await canvas.focus();
      await expectRedrawn(canvas, () => page.keyboard.press('ArrowRight'));
    });

    await test.step('opens the door', async () => {
      await expectRedrawn(canvas, () => dialog.getByRole('button', { name: t('parts.door.move') }).click());
      await expect(dialog.getByRole('button', { name: t('parts.door.back') })).toBeVisible();
    });

    await test.step('shows dimensions', async () => {
      await dialog.getByRole('button', { name: t('showDimensions') }).click();
      await expect(dialog.getByText(t('dimensions', { width: 425, depth: 385, height: 780 }))).toBeVisible();
    });

    for (const width of ALL_WIDTHS) {
      await test.step(`is inside the viewport and uncovered at ${width} px`, async () => {
        await setWidth(page, width);
        await expect.poll(() => findPositionFaults(dialog)).toEqual([]);
      });
    }

    await test.step('hands the model to Quick Look on iOS, for a room at true size', async () => {
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: t('place') }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('UltraCraft A2D.usdz');
      expect(file.url()).toMatch(/^blob:/);
      expect(readFileSync(await file.path()).toString('latin1')).toContain('metersPerUnit = 1\n');
    });

    await test.step('closes with Escape', async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });
  });
});

/** As Safari on iOS. */
async function supportQuickLook(page: Page): Promise<void> {
  await page.addInitScript(() => {
    DOMTokenList.prototype.supports = (token) => token === 'ar';
  });
}

async function expectRedrawn(canvas: Locator, action: () => Promise<void>): Promise<void> {
  const before = await canvas.screenshot();
  await action();
  await expect.poll(async () => (await canvas.screenshot()).equals(before)).toBe(false);
}
