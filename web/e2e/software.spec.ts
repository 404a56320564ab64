import { expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const [en] = sites;
if (!en) throw new Error('The site has English.');

const PLATFORMS = ['WINDOWS', 'MACOS_APPLE_SILICON', 'MACOS_INTEL'] as const;

for (const {
  locale,
  path,
  words: { Software: words },
} of sites) {
  test(`R167 R204 R205 both channels have a version for each platform in ${locale}`, async ({ page }) => {
    await page.goto(path('/store/software'));
    for (const channel of ['LATEST', 'LEGACY'] as const) {
      const region = page.getByRole('region', { name: words.channels[channel].title });
      await expect(region).toContainText(words.channels[channel].state);
      await expect(region.getByRole('heading', { level: 3 })).toHaveText(
        PLATFORMS.map((name) => words.platforms[name]),
      );
    }
    const legacy = page.getByRole('region', { name: words.channels.LEGACY.title });
    await expect(legacy).toContainText(words.legacyText);
  });

  test(`R376 each version tells the memory and the network it needs in ${locale}`, async ({ page }) => {
    await page.goto(path('/store/software'));
    const latest = page.getByRole('region', { name: words.channels.LATEST.title }).getByRole('article');
    for (const [index, needed] of [
      words.memoryRecommended.replace('{memory}', '16').replace('{recommended}', '32'),
      words.memoryRecommended.replace('{memory}', '8').replace('{recommended}', '16'),
      words.memoryNeeded.replace('{memory}', '16'),
    ].entries()) {
      await expect(latest.nth(index)).toContainText(needed);
      await expect(latest.nth(index)).toContainText(words.networkAlways);
    }
  });
}

test('R167 a version without an installer is handed out by the support, reached by keyboard', async ({ page }) => {
  const { Software: words, Inquiries } = en.words;
  await visit(page, '/store/software');
  await page.getByRole('link', { name: words.askFor }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: Inquiries.inquiry.title })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R204 what has changed can be unfolded', async ({ page }) => {
    await page.goto('/store/software');
    await page.getByText(en.words.Software.changes).first().click();
    await expect(page.locator('main details[open]').getByRole('heading', { level: 4 }).first()).toBeVisible();
  });
});
