import { countRecords } from './count-records.ts';
import { expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en } = sites;
const messages = en.messages.Resources;
const LIST = '/aboutUs/resources';

test('R187 R188 R189 are filtered, sorted and searched with the keyboard, and support Back', async ({ page }) => {
  await visit(page, `${LIST}?page=2`);
  const webinars = page.getByRole('checkbox', { name: 'Webinars and videos (4)' });
  await webinars.press('Space');
  await expect(page).toHaveURL(`${LIST}?module=webinars`);
  await expect(webinars).toBeFocused();
  const articles = page.getByRole('article');
  await expect(articles).toHaveCount(4);
  const first = articles.first().getByRole('time');
  const newest = await first.getAttribute('datetime');
  const order = page.getByLabel(messages.sort);
  await order.focus();
  await order.selectOption(messages.sorts.asc);
  await expect(page).toHaveURL(`${LIST}?module=webinars&sort=asc`);
  await expect(order).toBeFocused();
  await expect(first).not.toHaveAttribute('datetime', newest ?? '');
  await page.goBack();
  await expect(first).toHaveAttribute('datetime', newest ?? '');
  await page.goBack();
  await expect(webinars).not.toBeChecked();
  const name = page.getByRole('searchbox', { name: messages.name });
  await name.fill('burnOUT');
  await name.press('Enter');
  await expect(page).toHaveURL(`${LIST}?name=burnOUT`);
  await expect(name).toBeFocused();
  const paper = `${LIST}/detail/white-paper-burn-out-of-castable-resin-313`;
  await articles.locator(`a[href="${paper}"]`).first().click();
  await expect(page).toHaveURL(paper);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R94 lists every resource, except case studies and events', async ({ page }) => {
    await page.goto(`/de${LIST}`);
    await expect(page.getByRole('article')).toHaveCount(
      await countRecords(
        page.request,
        'resources(filter: { modules: [WEBINARS, BROCHURES, NEWS, WHITE_PAPERS, BLOGS, ARTICLES] })',
      ),
    );
    await expect(page.getByRole('combobox')).toBeHidden();
  });
});
