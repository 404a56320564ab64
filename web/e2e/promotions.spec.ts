import type { Locator, Page } from '@playwright/test';
import { isLongRun } from '../../gateway/src/testing/env.ts';
import { expectAccessible } from './accessibility.ts';
import { test } from './leads.ts';
import { expect, sampleSites, sites } from './site.ts';
import { allowConsentBanner, passFirstScreen } from './visit.ts';

const { en, cn, de } = sites;

const discountCard = (page: Page, { messages }: typeof en) =>
  page.getByRole('complementary', { name: messages.Promotions.discount.open });

const fieldOf = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });

const openByCard = (page: Page) =>
  discountCard(page, en).getByRole('button', { name: en.messages.Promotions.discount.open }).click();

const reopenName = en.messages.Promotions.discount.reopen;

test.describe('discount promotion', () => {
  for (const site of sampleSites(cn)) {
    const { locale, path, messages } = site;
    test(`R235 R237 R342 is shown in ${locale} until it is closed, then not for a day`, async ({ page, context }) => {
      await page.goto(path('/'));
      await expect(discountCard(page, site)).toBeVisible();
      await discountCard(page, site).getByRole('button', { name: messages.Promotions.discount.close }).click();
      await expect(discountCard(page, site)).toBeHidden();
      const cookie = (await context.cookies()).find(({ name }) => name === 'discount_tip_closed');
      expect(cookie?.sameSite).toBe('Lax');
      expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 3600)).toBe(24);
      await page.reload();
      await page.waitForLoadState('networkidle');
      await expect(discountCard(page, site)).toBeHidden();
    });
  }

  test('R235 is one line at the foot of the viewport after the first screen, and covers no end of a page', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(de.path('/'));
    await expect(discountCard(page, de)).toBeVisible();
    await expect(discountCard(page, de)).not.toBeInViewport();
    await passFirstScreen(page);
    const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
    await expect
      .poll(async () => {
        const { y, height } = await boxOf(discountCard(page, de));
        return Math.round(y + height);
      })
      .toBe(844);
    expect((await boxOf(discountCard(page, de))).height).toBeLessThan(50);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const footer = await boxOf(page.getByRole('contentinfo'));
    expect((await boxOf(discountCard(page, de))).y).toBeGreaterThanOrEqual(Math.floor(footer.y + footer.height));
  });

  test('R236 R231 R232 opens the form on click, and leaves a button that reopens it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await openByCard(page);
    const form = page.getByRole('dialog', { name: en.messages.Inquiries.inquiry.title });
    await expect(form).toBeVisible();
    await expect(discountCard(page, en)).toBeHidden();
    await form.getByRole('button', { name: en.messages.Inquiries.close }).click();
    await expect(form).toBeHidden();
    const icon = page.getByRole('button', { name: reopenName });
    await expect(icon).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(form).toBeVisible();
  });

  test('the menu of a phone begins with the form, and is closed behind it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(de.path('/hardware'));
    await expect(page.locator('.promotion')).toHaveCount(1);
    await page.getByRole('button', { name: de.messages.Header.menu }).click();
    const menu = page.getByRole('navigation', { name: de.messages.Site.navigation });
    await menu.getByRole('link').first().click();
    const form = page.getByRole('dialog', { name: de.messages.Inquiries.inquiry.title });
    await form.getByRole('button', { name: de.messages.Inquiries.close }).click();
    await expect(menu).toBeHidden();
    await expect(page.locator('#content')).toBeFocused();
  });

  test('R236 a backdrop click closes the form', async ({ page }) => {
    await page.goto('/');
    await openByCard(page);
    const form = page.getByRole('dialog', { name: en.messages.Inquiries.inquiry.title });
    await expect(form).toBeVisible();
    await page.mouse.click(40, 400);
    await expect(form).toBeHidden();
  });

  test('R236 stays under the pointer when a jump to the end of the page makes it sticky', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await expect(discountCard(page, en)).toBeVisible();
    const tops = await discountCard(page, en).evaluate(async (card) => {
      const nextFrame = () => new Promise(requestAnimationFrame);
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
      const seen = new Set<number>();
      const look = () => seen.add(Math.round(card.getBoundingClientRect().top));
      while (!document.documentElement.hasAttribute('data-far-down')) {
        look();
        await nextFrame();
      }
      for (let frame = 0; frame < 5; frame += 1) {
        await nextFrame();
        look();
      }
      return [...seen];
    });
    expect(tops).toHaveLength(1);
  });

  test('R238 disappears once the form is accepted', async ({ page }) => {
    await page.goto('/');
    await openByCard(page);
    const { Inquiries: messages } = en.messages;
    const form = page.getByRole('dialog', { name: messages.inquiry.title });
    await fieldOf(form, messages.fields.firstName).fill('Ada');
    await fieldOf(form, messages.fields.email).fill('ada@labor.example');
    await form.getByRole('combobox', { name: messages.fields.country }).fill('germ');
    await page.getByRole('option', { name: 'Germany', exact: true }).click();
    await fieldOf(form, messages.fields.phone).fill('30 23125017');
    await fieldOf(form, messages.fields.company).fill('Labor');
    await form.getByRole('combobox', { name: messages.fields.industry, exact: true }).selectOption('HEARABLES');
    await fieldOf(form, messages.fields.comments).fill('Hello');
    await page.route('**/graphql', (route, request) =>
      request.postDataJSON()?.operationName === 'SubmitInquiry'
        ? route.fulfill({ json: { data: { submitInquiry: { __typename: 'InquiryAccepted', reference: 'R-1' } } } })
        : route.fallback(),
    );
    await form.getByRole('button', { name: messages.send }).click();
    const thanks = page.getByRole('dialog', { name: messages.inquiry.thanksTitle });
    await expect(thanks).toContainText('R-1');
    await thanks.getByRole('button', { name: messages.close }).click();
    await expect(page.getByRole('button', { name: reopenName })).toHaveCount(0);
    await expect(discountCard(page, en)).toBeHidden();
  });

  test('passes axe', async ({ page }) => {
    await page.goto('/');
    await expect(discountCard(page, en)).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('language suggestion', () => {
  const messages = de.messages.Promotions.language;
  const suggestion = (page: Page) => page.getByRole('complementary', { name: messages.label });
  const flag = (page: Page) => page.evaluate(() => sessionStorage.getItem('hasLangTip'));

  test.describe('in a German browser', () => {
    test.use({ locale: 'de-AT' });

    for (const { locale, path } of isLongRun ? [en, cn] : [cn]) {
      test(`R218 R247 R248 R251 is shown in German on the ${locale} site, once per session`, async ({ page }) => {
        await page.goto(path('/material/0-all'));
        await expect(suggestion(page)).toContainText(messages.message);
        await expect(suggestion(page)).toContainText(messages.country);
        await expect(suggestion(page)).toHaveAttribute('lang', 'de');
        await suggestion(page).getByRole('button', { name: messages.close }).click();
        await expect(suggestion(page)).toBeHidden();
        expect(await flag(page)).toBe('true');
        await page.reload();
        await page.waitForLoadState('networkidle');
        await expect(suggestion(page)).toBeHidden();
      });
    }

    test('R248 Q16 continuing opens the same page in German with its selections and stores the choice', async ({
      page,
      context,
    }) => {
      await page.goto('/material/2-all?sort=latest');
      await suggestion(page).getByRole('link', { name: messages.continue }).click();
      await expect(page).toHaveURL('/de/material/2-all?sort=latest');
      expect(await flag(page)).toBe('true');
      const cookies = await context.cookies();
      expect(cookies.find(({ name }) => name === 'locale_pref')?.value).toBe('de');
    });

    test('R248 R250 choosing another region opens the region dialog', async ({ page }) => {
      await page.goto('/material/2-all');
      await suggestion(page).getByRole('button', { name: messages.choose }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(suggestion(page)).toBeHidden();
      expect(await flag(page)).toBe('true');
    });

    test('R249 the German site sets the flag silently, with consent', async ({ page }) => {
      await allowConsentBanner(page);
      await page.goto('/de/material/0-all');
      await page.getByRole('button', { name: de.messages.Consent.acceptAll }).click();
      await expect.poll(() => flag(page)).toBe('true');
      await expect(suggestion(page)).toBeHidden();
    });
  });

  test.describe('in a French browser', () => {
    test.use({ locale: 'fr-FR' });

    test('R247 shows no suggestion and sets no flag', async ({ page }) => {
      await page.goto('/material/0-all');
      await expect(discountCard(page, en)).toBeVisible();
      await expect(suggestion(page)).toBeHidden();
      expect(await flag(page)).toBe(null);
    });
  });
});
