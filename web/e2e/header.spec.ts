import { navigationCopy } from '#content/navigation/navigation.ts';
import { pageNames } from '#content/page-names/page-names.ts';
import { shops } from '#content/site-links.ts';
import { expect, sampleSites, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en, cn, de } = sites;

const materials = navigationCopy.en.groups.materials;
const more = en.messages.Header.more.replace('{name}', materials);

test.describe('the header on wide screens', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const { locale, path, messages } of sampleSites(de)) {
    test(`R25 R34 the logo links to the home page in ${locale}, where the first entry is active`, async ({ page }) => {
      await visit(page, path('/material/1-all'));
      const navigation = page.getByRole('navigation', { name: messages.Site.navigation });
      await expect(navigation.locator('.menu-link[aria-current]')).toHaveText(navigationCopy[locale].groups.materials);
      await page.getByRole('banner').getByRole('link', { name: messages.Site.brand }).click();
      await expect(page).toHaveURL(path('/'));
      await expect(navigation.locator('.menu-link[aria-current]')).toHaveText(pageNames[locale]['/']);
    });
  }

  test.describe('on a 404 page', () => {
    test.use({ allowedErrors: /status of 404/ });

    for (const place of ['/foo', '/news/999999']) {
      test(`R34 the first entry is active: ${place}`, async ({ page }) => {
        await visit(page, de.path(place));
        const active = page.getByRole('banner').locator('.menu-link[aria-current]');
        await expect(active).toHaveText(pageNames.de['/']);
      });
    }
  });

  test('R36 R37 hovering opens a panel and leaving closes it', async ({ page }) => {
    await visit(page, '/');
    const link = page.getByRole('banner').getByRole('link', { name: pageNames.en['/material/1-casting'] });
    await expect(link).toBeHidden();
    await page.getByRole('banner').getByRole('link', { name: materials, exact: true }).hover();
    await expect(link).toBeVisible();
    await page.mouse.move(640, 780);
    await expect(link).toBeHidden();
  });

  test('R38 following a link closes the panel', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('banner').getByRole('link', { name: materials, exact: true }).hover();
    const link = page.getByRole('banner').getByRole('link', { name: pageNames.en['/material/1-tooling'] });
    await link.click();
    await expect(page).toHaveURL('/material/1-tooling');
    await expect(link).toBeHidden();
  });

  test('R19 R20 the keyboard opens a panel, moves into it, and Escape closes it', async ({ page }) => {
    await visit(page, '/');
    const toggle = page.getByRole('button', { name: more });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(page.locator('.menu-panel a:focus')).toHaveText(pageNames.en['/material/0-all']);
    await page.keyboard.press('Escape');
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  test('R41 R334 Q46 masks the header while the page is scrolled by less than 60 px', async ({ page }) => {
    await visit(page, '/material/0-all');
    const header = page.getByRole('banner');
    await expect(header).toHaveAttribute('data-masked');
    await page.evaluate(() => window.scrollTo(0, 60));
    await expect(header).not.toHaveAttribute('data-masked');
    await page.evaluate(() => window.scrollTo(0, 59));
    await expect(header).toHaveAttribute('data-masked');
  });

  test('R24 R26 R28 Q20 outside mainland China, the store link opens the global store in a new tab', async ({
    page,
  }) => {
    for (const { path, messages } of [en, de]) {
      await visit(page, path('/'));
      const store = page.getByRole('banner').getByRole('link', { name: messages.Header.store });
      await expect(store).toHaveAttribute('href', shops.global);
      await expect(store).toHaveAttribute('target', '_blank');
      await expect(store).toHaveAttribute('rel', /noopener/);
    }
  });

  test('R27 Q20 in mainland China, the store link offers two shops', async ({ page }) => {
    await visit(page, cn.path('/'));
    const shop = page.getByRole('banner').getByRole('link', { name: cn.messages.Header.tmall });
    await expect(shop).toBeHidden();
    await page.getByRole('button', { name: cn.messages.Header.store }).click();
    await expect(shop).toHaveAttribute('href', shops.tmall);
    await expect(page.getByRole('banner').getByRole('link', { name: cn.messages.Header.jd })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shop).toBeHidden();
  });

  test('R23 R31 R32 R33 R341 Q15 Q16 the region dialog offers two regions and opens the home page of one', async ({
    page,
  }) => {
    await visit(page, '/material/1-casting');
    await page.getByRole('link', { name: en.messages.Header.language }).click();
    const dialog = page.getByRole('dialog', { name: 'Select Your Country/Region' });
    await expect(dialog.getByRole('link')).toHaveText([/Mainland China\s*简体中文/, /Global\s*English/]);
    await dialog.getByRole('link', { name: en.messages.Header.regions.cn }).click();
    await expect(page).toHaveURL(cn.path('/'));
    const preference = (await page.context().cookies()).find(({ name }) => name === 'locale_pref');
    expect(preference?.value).toBe('cn');
    expect(Math.round(((preference?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
  });

  test('Q15 in German, the region dialog shows Germany as the current region', async ({ page }) => {
    await visit(page, de.path('/'));
    await page.getByRole('link', { name: de.messages.Header.language }).click();
    const dialog = page.getByRole('dialog', { name: de.messages.Header.chooser });
    await expect(dialog.getByText(de.messages.Header.regions.de)).toBeVisible();
    await expect(dialog.getByRole('link')).toHaveCount(2);
  });

  test('R30 a backdrop click closes a dialog and restores the focus', async ({ page }) => {
    await visit(page, '/');
    const opener = page.getByRole('link', { name: en.messages.Header.language });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: en.messages.Header.chooser });
    await expect(dialog).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('R35 Q52 clicking a link to the current page reloads it', async ({ page }) => {
    await visit(page, '/material/0-all');
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    await page.getByRole('banner').getByRole('link', { name: materials, exact: true }).click();
    await expect.poll(() => page.evaluate(() => 'isKept' in window).catch(() => true)).toBe(false);
    await expect(page).toHaveURL('/material/0-all');
  });

  test('Q52 a fragment link on the current page does not reload it', async ({ page }) => {
    await visit(page, '/material/materialDetail/cast-uv-3-0-102');
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    await page.locator('main a[href="#specification"]').click();
    await expect(page).toHaveURL(/#specification$/);
    expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
  });
});

test.describe('the header on small screens', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('R20 R39 R40 R42 R335 entries expand in a drawer, and their plus becomes a minus', async ({ page }) => {
    await visit(page, '/');
    const navigation = page.getByRole('navigation', { name: en.messages.Site.navigation });
    await expect(navigation).toBeHidden();
    await page.getByRole('button', { name: en.messages.Header.menu, exact: true }).click();
    await expect(navigation).toBeVisible();
    const toggle = navigation.getByRole('button', { name: more });
    for (const isExpanded of ['true', 'false', 'true']) {
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', isExpanded);
    }
    await navigation.getByRole('link', { name: pageNames.en['/material/1-design'] }).click();
    await expect(page).toHaveURL('/material/1-design');
    await expect(navigation).toBeHidden();
  });

  test('R39 Escape closes the drawer and makes the page accessible again', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: en.messages.Header.menu, exact: true }).click();
    await expect(page.locator('main')).toHaveAttribute('inert');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: en.messages.Header.menu, exact: true })).toBeFocused();
    await expect(page.locator('main')).not.toHaveAttribute('inert');
  });

  test('R29 R30 Q20 the drawer offers two stores', async ({ page }) => {
    await visit(page, '/');
    await page.getByRole('button', { name: en.messages.Header.menu, exact: true }).click();
    await page.getByRole('navigation').getByRole('link', { name: en.messages.Header.store }).click();
    const dialog = page.getByRole('dialog', { name: en.messages.Header.storeTitle });
    await expect(dialog.getByRole('link', { name: en.messages.Header.dentalStore })).toHaveAttribute(
      'href',
      shops.dental,
    );
    await expect(dialog.getByRole('link', { name: en.messages.Header.generalStore })).toHaveAttribute(
      'target',
      '_blank',
    );
    await page.mouse.click(195, 790);
    await expect(dialog).toBeHidden();
  });
});

test.describe('the header without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, locale } of sampleSites(cn)) {
    test(`links to all sections in ${locale}`, async ({ page }) => {
      await page.goto(path('/'));
      const name = navigationCopy[locale].groups.materials;
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path('/material/0-all'));
    });
  }
});
