import { readStructuredData } from './accessibility.ts';
import { countRecords } from './count-records.ts';
import { allSites, expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en, cn, de } = sites;
const messages = en.messages.News;

for (const { locale, tag, path, messages: local } of allSites) {
  test(`R78 the newsroom in ${locale} lists the news and links to its feed`, async ({ page }) => {
    await visit(page, path('/newsroom'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(local.News.title);
    await expect(page.getByRole('article')).toHaveCount(10);
    const feed = page.locator('link[type="application/rss+xml"]');
    await expect(feed).toHaveAttribute('href', new RegExp(`${path('/newsroom/rss.xml')}$`));
  });

  test(`R169 an article in ${locale} is shown at its URL`, async ({ page }) => {
    await visit(page, path('/news/141'));
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    const data = await readStructuredData(page, 'NewsArticle');
    expect(data).toMatchObject({
      headline: title,
      datePublished: '2026-02-10',
      inLanguage: locale === 'de' ? 'en' : tag,
    });
  });
}

test('R169 R289 the linked training articles exist', async ({ page }) => {
  for (const id of ['141', '144']) {
    await page.goto(`/news/${id}`);
    await expect(page.getByRole('main')).toContainText(messages.types.TRAINING);
  }
});

test('R181 German readers get articles in English with a notice', async ({ page }) => {
  await page.goto('/de/news/144');
  const notice = de.messages.Languages.otherText.replace('{language}', 'Englisch');
  await expect(page.getByText(notice)).toBeVisible();
  await expect(page.locator('.article-text')).toHaveAttribute('lang', 'en');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /[^e]\/news\/144$/);
  await expect(page.locator('link[rel="alternate"][hreflang="de"]')).toHaveCount(0);
  await expect(page.locator('link[rel="alternate"][hreflang="zh-CN"]')).toHaveCount(1);
  await page.goto('/cn/news/144');
  await expect(page.locator('.article-text')).not.toHaveAttribute('lang');
});

test('R181 the footer disables languages in which an article is not available', async ({ page }) => {
  await page.goto('/news/144');
  const links = page.getByRole('navigation', { name: en.messages.Languages.title });
  await expect(links.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-disabled', 'true');
  await expect(links.getByRole('link', { name: '简体中文' })).toHaveAttribute('href', '/cn/news/144');
});

test('R212 the Chinese newsroom is not indexed', async ({ page }) => {
  await page.goto('/cn/newsroom');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.goto('/newsroom');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.locator('link[rel="alternate"][hreflang="de"]')).toHaveCount(1);
  await expect(page.locator('link[rel="alternate"][hreflang="zh-CN"]')).toHaveCount(0);
});

test('R291 R292 filters by tag through the URL, and Back restores the list', async ({ page }) => {
  await visit(page, '/newsroom');
  const tags = page.getByRole('navigation', { name: messages.tags });
  await tags.getByRole('link', { name: 'Training' }).click();
  await expect(page).toHaveURL('/newsroom?tag=training');
  await expect(page.getByRole('article')).toHaveCount(4);
  await expect(tags.getByRole('link', { name: 'Training' })).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(4);
  await page.goBack();
  await expect(page).toHaveURL('/newsroom');
  await expect(page.getByRole('article')).toHaveCount(10);
});

test('R290 R212 paginates with the keyboard', async ({ page }) => {
  await visit(page, '/newsroom');
  await page.getByRole('link', { name: messages.next }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/newsroom?page=2');
  await expect(page.getByRole('article')).toHaveCount(6);
  await expect(page.getByRole('heading', { name: messages.results })).toBeFocused();
});

test('R291 R292 selecting a tag on a later page keeps the focus', async ({ page }) => {
  await visit(page, '/newsroom?page=2');
  const tag = page.getByRole('navigation', { name: messages.tags }).getByRole('link', { name: 'Training' });
  await tag.press('Enter');
  await expect(page).toHaveURL('/newsroom?tag=training');
  await expect(tag).toHaveAttribute('aria-current', 'true');
  await expect(tag).toBeFocused();
});

test('R290 an article opens from the list and links to its machines and tags', async ({ page }) => {
  await visit(page, '/newsroom');
  await page.getByRole('link', { name: 'Course for clinics: printing at the chair (1 day)' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Course for clinics: printing at the chair (1 day)');
  await expect(page.getByRole('heading', { name: messages.products })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Chairside', exact: true }).click();
  await expect(page).toHaveURL('/newsroom?tag=chairside');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R78 lists every article with a working link', async ({ page }) => {
    await page.goto('/cn/newsroom');
    await expect(page.getByRole('article')).toHaveCount(await countRecords(page.request, 'newsArticles'));
    await expect(page.getByRole('navigation', { name: cn.messages.News.tags })).toBeHidden();
    await page.getByRole('article').last().getByRole('link').click();
    await expect(page).toHaveURL('/cn/news/131');
  });
});
