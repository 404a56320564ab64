import { readFileSync } from 'node:fs';
import { locales } from '@heliograph/schema/locales.ts';
import type { Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import { expectAccessible } from './accessibility.ts';
import { expect, type Site, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en, de } = sites;
const MODEL = '**/models/A2D.glb';
/** Software rendering compiles shaders on the processor, which other tests use as well. */
const LOADED = { timeout: 45_000 };

const translate = ({ locale, messages }: Site) =>
  createTranslator({ locale: locales[locale].tag, messages, namespace: 'MachineView' });

const dialogOf = (page: Page, site: Site) =>
  page.getByRole('dialog', { name: translate(site)('title', { name: 'UltraCraft A2D' }) });

test.describe('the 3D view of a machine', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.describe.configure({ timeout: 120_000 });

  test('loads on demand, turns by keyboard, opens the door, shows dimensions, and closes with Escape', async ({
    page,
  }) => {
    const t = translate(en);
    const models: string[] = [];
    page.on('request', (request) => request.url().includes('/models/') && models.push(request.url()));
    await visit(page, '/hardware/A2D');
    expect(models).toEqual([]);
    const opener = page.getByRole('button', { name: t('open') });
    await opener.click();
    const dialog = dialogOf(page, en);
    const canvas = dialog.getByRole('img', { name: t('label', { name: 'UltraCraft A2D' }) });
    await expect(dialog.getByRole('button', { name: t('parts.door.move') })).toBeVisible(LOADED);
    expect(models).toHaveLength(1);
    await expectAccessible(page, { isFrameIgnored: true });
    await canvas.focus();
    const before = await canvas.screenshot();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await canvas.screenshot()).equals(before)).toBe(false);

    const closed = await canvas.screenshot();
    await dialog.getByRole('button', { name: t('parts.door.move') }).click();
    await expect(dialog.getByRole('button', { name: t('parts.door.back') })).toBeVisible();
    await expect.poll(async () => (await canvas.screenshot()).equals(closed)).toBe(false);
    await dialog.getByRole('button', { name: t('showDimensions') }).click();
    await expect(dialog.getByText(t('dimensions', { width: 425, depth: 385, height: 780 }))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('hands the model to Quick Look on iOS, for a room at true size', async ({ page }) => {
    const t = translate(en);
    await page.addInitScript(() => {
      DOMTokenList.prototype.supports = (token) => token === 'ar';
    });
    await visit(page, '/hardware/A2D');
    await page.getByRole('button', { name: t('open') }).click();
    const download = page.waitForEvent('download');
    await dialogOf(page, en)
      .getByRole('button', { name: t('place') })
      .click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('UltraCraft A2D.usdz');
    expect(file.url()).toMatch(/^blob:/);
    expect(readFileSync(await file.path()).toString('latin1')).toContain('metersPerUnit = 1\n');
  });

  test.describe('without the model', () => {
    test.use({ allowedErrors: /ERR_FAILED/ });

    test('says in German that the model did not load, and tries again', async ({ page }) => {
      const t = translate(de);
      await page.route(MODEL, (route) => route.abort());
      await visit(page, de.path('/hardware/A2D'));
      await page.getByRole('button', { name: t('open') }).click();
      const dialog = dialogOf(page, de);
      await expect(dialog.getByRole('alert')).toContainText(t('failed'));
      await expect(dialog.locator('picture img')).toBeVisible();
      await expectAccessible(page, { isFrameIgnored: true });
      await page.unroute(MODEL);
      await dialog.getByRole('button', { name: t('retry') }).click();
      await expect(dialog.getByRole('button', { name: t('parts.platform.move') })).toBeVisible(LOADED);
    });
  });
});
