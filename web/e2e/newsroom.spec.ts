import { countRecords } from './count-records.ts';
import { expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en, cn } = sites;
const messages = en.messages.News;

test('R290 R291 R292 pages, tags and articles work with the keyboard and with Back', async ({ page }) => {
  await visit(page, '/newsroom');
  await page.getByRole('link', { name: messages.next }).press('Enter');
  await expect(page).toHaveURL('/newsroom?page=2');
  await expect(page.getByRole('heading', { name: messages.results })).toBeFocused();
  const tags = page.getByRole('navigation', { name: messages.tags });
  const tag = tags.getByRole('link', { name: 'Training' });
  await tag.press('Enter');
  await expect(page).toHaveURL('/newsroom?tag=training');
  await expect(tag).toBeFocused();
  const articles = page.getByRole('article');
  await expect(articles).toHaveCount(4);
  await page.reload();
  await expect(articles).toHaveCount(4);
  await page.getByRole('link', { name: 'chairside course in Berlin on April 9 and in Boston on May 7' }).click();
  await expect(page.getByRole('heading', { name: messages.products })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Chairside', exact: true }).click();
  await expect(page).toHaveURL('/newsroom?tag=chairside');
  await expect(tags.getByRole('link', { name: 'Chairside' })).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await page.goBack();
  await expect(tag).toHaveAttribute('aria-current', 'true');
  await expect(articles).toHaveCount(4);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R78 lists every article with a working link', async ({ page }) => {
    await page.goto('/cn/newsroom');
    await expect(page.getByRole('article')).toHaveCount(await countRecords(page.request, 'newsArticles'));
    await expect(page.getByRole('navigation', { name: cn.messages.News.tags })).toBeHidden();
    await page.getByRole('article').locator('a[href="/cn/news/131"]').click();
    await expect(page).toHaveURL('/cn/news/131');
  });
});
