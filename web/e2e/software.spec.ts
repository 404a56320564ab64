import { allSites, expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en } = sites;

const PLATFORMS = ['WINDOWS', 'MACOS_APPLE_SILICON', 'MACOS_INTEL'] as const;

for (const {
  locale,
  path,
  messages: { Software: messages },
} of allSites) {
  test(`R167 R204 R205 both channels have a version for each platform in ${locale}`, async ({ page }) => {
    await page.goto(path('/store/software'));
    for (const channel of ['LATEST', 'LEGACY'] as const) {
      const region = page.getByRole('region', { name: messages.channels[channel].title });
      await expect(region).toContainText(messages.channels[channel].state);
      await expect(region.getByRole('heading', { level: 3 })).toHaveText(
        PLATFORMS.map((name) => messages.platforms[name]),
      );
    }
    const legacy = page.getByRole('region', { name: messages.channels.LEGACY.title });
    await expect(legacy).toContainText(messages.legacyText);
  });

  test(`R376 each version lists its memory and network requirements in ${locale}`, async ({ page }) => {
    await page.goto(path('/store/software'));
    const latest = page.getByRole('region', { name: messages.channels.LATEST.title }).getByRole('article');
    for (const [index, needed] of [
      messages.memoryRecommended.replace('{memory}', '16').replace('{recommended}', '32'),
      messages.memoryRecommended.replace('{memory}', '8').replace('{recommended}', '16'),
      messages.memoryNeeded.replace('{memory}', '16'),
    ].entries()) {
      await expect(latest.nth(index)).toContainText(needed);
      await expect(latest.nth(index)).toContainText(messages.networkAlways);
    }
  });
}

test('R167 a version without an installer refers to support, with the keyboard', async ({ page }) => {
  const { Software: messages, Inquiries } = en.messages;
  await visit(page, '/store/software');
  await page.getByRole('link', { name: messages.request }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: Inquiries.inquiry.title })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R204 release notes can be expanded', async ({ page }) => {
    await page.goto('/store/software');
    await page.getByText(en.messages.Software.changes).first().click();
    await expect(page.locator('main details[open]').getByRole('heading', { level: 4 }).first()).toBeVisible();
  });
});
