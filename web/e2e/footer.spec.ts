import { expect, test } from './site.ts';

test.describe('on small screens', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('R18 a footer section expands and collapses on click', async ({ page }) => {
    await page.goto('/');
    const section = page.locator('.footer-column').last();
    await section.locator('summary').click();
    await expect(section).toHaveAttribute('open');
    await section.locator('summary').click();
    await expect(section).not.toHaveAttribute('open');
  });
});
