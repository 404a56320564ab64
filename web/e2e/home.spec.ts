import { mailboxes } from '#content/contact/offices.ts';
import { navigationCopy } from '#content/navigation/navigation.ts';
import { expectAccessible } from './accessibility.ts';
import { MAX_SCRIPT_BYTES, recordLoads } from './first-load.ts';
import { expect, sampleSites, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en, de } = sites;

test.describe('the home page', () => {
  test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const { locale, path, messages } of sampleSites(de)) {
    test(`passes axe in ${locale}: on load, with a menu, a dialog, and an invalid form`, async ({ page }) => {
      await visit(page, path('/'));
      await expectAccessible(page);

      const groups = navigationCopy[locale].groups;
      await page.getByRole('banner').getByRole('link', { name: groups.materials, exact: true }).hover();
      await expect(page.locator('.menu-panel').filter({ visible: true })).toHaveCount(1);
      await expectAccessible(page);
      await page.mouse.move(640, 780);

      await page.getByRole('link', { name: messages.Header.language }).click();
      await expect(page.getByRole('dialog', { name: messages.Header.chooser })).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');

      await page.locator('a[href$="#inquiry"]').filter({ visible: true }).first().click();
      const form = page.getByRole('dialog', { name: messages.Inquiries.inquiry.title });
      await form.getByRole('button', { name: messages.Inquiries.send }).click();
      await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectAccessible(page);
    });
  }

  test('has a complete tab order without hidden elements', async ({ page }) => {
    await visit(page, '/');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#/);
    await page.goto('/');
    const last = page.getByRole('contentinfo').getByRole('link').last();
    for (let steps = 0; steps < 300; steps++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return null;
        const { width, height } = element.getBoundingClientRect();
        return { html: element.outerHTML.slice(0, 120), isSeen: width > 0 && height > 0 };
      });
      expect(focused).toMatchObject({ isSeen: true });
      if (await last.evaluate((link) => link === document.activeElement)) return;
    }
    throw new Error('The last link was never reached.');
  });

  test.describe('with a cold cache', () => {
    test.use({ isolated: true });

    for (const { locale, path } of sampleSites(sites.cn)) {
      test(`makes no third-party requests in ${locale}, has no layout shift, and loads little JavaScript`, async ({
        page,
        baseURL,
      }) => {
        const { hosts, measureScripts } = recordLoads(page);
        await page.addInitScript(() => {
          const shifts: number[] = [];
          Object.assign(window, { shifts });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await visit(page, path('/'));
        await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
        await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
        const shifts = await page.evaluate(() => ('shifts' in window ? (window.shifts as number[]) : [Number.NaN]));
        const bytes = await measureScripts(path('/'));
        expect([...hosts]).toEqual([new URL(baseURL ?? '').origin]);
        expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
        expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
        expect(bytes).toBeGreaterThan(0);
      });
    }
  });

  test('keeps control outlines in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await visit(page, '/');
    const flat = await page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('a.rounded-control, button')].flatMap((element) => {
        const { borderTopStyle, borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(element);
        const hasEdge = borderTopStyle !== 'none' && borderTopWidth !== '0px' && borderTopColor !== backgroundColor;
        return hasEdge ? [] : [element.outerHTML.slice(0, 120)];
      }),
    );
    expect(flat).toEqual([]);
    expect(await page.getByRole('main').locator('a.rounded-control').count()).toBeGreaterThan(0);
  });

  test('reflows at 400 % zoom', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await visit(page, de.path('/'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('the home page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R231 shows every heading, and the inquiry link leads to a notice with the contact page', async ({ page }) => {
    await page.goto('/');
    const headings = await page.getByRole('main').getByRole('heading').all();
    expect(headings.length).toBeGreaterThan(5);
    for (const heading of headings) await expect(heading).toBeVisible();
    await page.getByRole('main').locator('a[href$="#inquiry"]').first().click();
    const note = page.locator('#inquiry');
    await expect(note).toBeInViewport();
    await expect(note).toHaveText(en.messages.Frame.noInquiry.replaceAll(/<\/?contact>/g, ''));
    await note.getByRole('link').click();
    await expect(page).toHaveURL('/aboutUs/contactUs');
    await expect(page.locator('main noscript p')).toContainText(mailboxes.business);
  });
});
