import { locales } from '@heliograph/schema/locales.ts';
import type { Page } from '@playwright/test';
import { createTranslator } from 'next-intl';
import { box, toBinaryStl } from '#features/part-fit/mesh/bodies.fixture.ts';
import { expectAccessible, expectToFit } from './accessibility.ts';
import { MAX_SCRIPT_BYTES, recordLoads } from './first-load.ts';
import { expect, type Site, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en, de } = sites;

const translate = ({ locale, messages }: Site) =>
  createTranslator({ locale: locales[locale].tag, messages, namespace: 'PartFit' });

/** A full-arch model, as in the record of the A2D. */
const file = {
  name: 'upper-jaw.stl',
  mimeType: 'model/stl',
  buffer: Buffer.from(toBinaryStl(box(65, 55, 20))),
};

const rowsOf = (page: Page, { messages }: Site) =>
  page.getByRole('region', { name: messages.PartFit.rows.title }).getByRole('listitem');

async function choose(page: Page, { messages }: Site): Promise<void> {
  const input = page.getByLabel(messages.PartFit.file.choose);
  await expect(input).toBeEnabled();
  await input.setInputFiles(file);
  await expect(page.getByRole('heading', { name: messages.PartFit.rows.title })).toBeVisible();
}

/** Bytes of all scripts, decompressed. */
function measureLoadedScripts(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry instanceof PerformanceResourceTiming ? entry.decodedBodySize : 0), 0),
  );
}

test.describe('the part calculator', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('measures a file without sending it, and its link restores, prints and asks for the result', async ({
    page,
    context,
  }) => {
    const t = translate(en);
    await visit(page, '/tools/fit');
    const bodies: (string | null)[] = [];
    const addresses: string[] = [];
    page.on('request', (request) => {
      bodies.push(request.postData());
      addresses.push(request.url());
    });
    await choose(page, en);
    const rows = rowsOf(page, en);
    await expect(rows).toHaveCount(14);
    const a2d = rows.filter({ has: page.getByRole('link', { name: 'UltraCraft A2D', exact: true }) });
    await expect(a2d.getByRole('img')).toHaveAccessibleName(t('rows.plan', { width: '144', depth: '81', count: 2 }));
    await expect(page.locator('canvas').or(page.getByText(en.messages.PartFit.view.noWebGl))).toBeVisible();

    await page.getByRole('textbox', { name: t('fields.parts') }).fill('12');
    await page.getByRole('textbox', { name: t('fields.resinPrice') }).fill('200');
    await expect(a2d).toContainText(t('rows.jobs', { jobs: 6 }));
    // 71.5 ml and 15 % of supports at 1.15 g/cm³.
    await expect(a2d).toContainText('$18.91');
    await expect(page).toHaveURL(/\/tools\/fit\?part=[\d._]+&parts=12&resin-price=200$/);
    expect(bodies.filter((body) => body !== null)).toEqual([]);
    expect(addresses.filter((address) => address.includes('upper-jaw'))).toEqual([]);

    const shared = await context.newPage();
    await visit(shared, page.url());
    const sharedA2d = rowsOf(shared, en).filter({
      has: shared.getByRole('link', { name: 'UltraCraft A2D', exact: true }),
    });
    await expect(sharedA2d).toContainText('$18.91');
    await expect(shared.getByText(t('view.fromLink'))).toBeVisible();

    await shared.emulateMedia({ media: 'print' });
    await expect(sharedA2d).toContainText('$18.91');
    await expect(shared.getByText(t('file.privacy'))).toBeHidden();
    await expect(shared.getByRole('button', { name: en.messages.Calculators.print })).toBeHidden();
    await shared.emulateMedia({ media: 'screen' });

    await shared.getByRole('link', { name: t('inquiry.ask') }).click();
    const inquiry = shared.getByRole('dialog', { name: t('inquiry.title') });
    const comments = inquiry.getByRole('textbox', { name: en.messages.Inquiries.fields.comments });
    await expect(comments).toHaveValue(/65.55.20|65\s×\s55\s×\s20\smm/);
    await expect(comments).toHaveValue(/\$18\.91/);
    await expect(comments).toHaveValue(/\/tools\/fit\?part=[\d._]+&parts=12&resin-price=200/);
  });

  test('passes axe and fits every viewport in German, with a result and with an error, and works by keyboard', async ({
    page,
  }) => {
    const t = translate(de);
    await visit(page, de.path('/tools/fit'));
    await choose(page, de);
    await expectAccessible(page, { isFrameIgnored: true });
    await expectToFit(page);
    const parts = page.getByRole('textbox', { name: t('fields.parts') });
    await parts.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('0');
    await expect(parts).toHaveAttribute('aria-invalid', 'true');
    await expectAccessible(page, { isFrameIgnored: true });
    const canvas = page.locator('canvas');
    if (await canvas.isVisible()) {
      await canvas.focus();
      const before = await canvas.screenshot();
      await page.keyboard.press('ArrowRight');
      await expect.poll(async () => (await canvas.screenshot()).equals(before)).toBe(false);
    }
    const damaged = { ...file, buffer: file.buffer.subarray(0, 300) };
    await page.getByLabel(t('file.another')).setInputFiles(damaged);
    await expect(page.getByText(t('file.faults.truncated'))).toBeVisible();
    await expectAccessible(page, { isFrameIgnored: true });
    await expectToFit(page);
  });

  test.describe('with a cold cache', () => {
    test.use({ isolated: true });

    test('is within the budget of JavaScript, and loads three.js for a part only', async ({ page }) => {
      const { hosts, measureScripts } = recordLoads(page);
      await visit(page, '/tools/fit');
      await expect(page.getByLabel(en.messages.PartFit.file.choose)).toBeEnabled();
      const bytes = await measureScripts('/tools/fit');
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
      expect(hosts.size).toBe(1);
      const before = await measureLoadedScripts(page);
      await choose(page, en);
      await expect.poll(() => measureLoadedScripts(page)).toBeGreaterThan(before + 300_000);
    });
  });
});
