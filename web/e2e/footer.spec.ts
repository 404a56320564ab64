import { footerCopy } from '#content/footer/footer.ts';
import { beian, socialLinks } from '#content/site-links.ts';
import { allSites, expect, test } from './site.ts';

for (const { locale, path, messages } of allSites) {
  test.describe(`the footer in ${locale}`, () => {
    test('R12 R13 links to the social media of its region', async ({ page }) => {
      await page.goto(path('/'));
      const links = page
        .getByRole('contentinfo')
        .getByRole('navigation', { name: messages.Footer.social })
        .getByRole('link');
      const names = socialLinks[locale].map(({ name }) => new RegExp(`^${name}`));
      await expect(links).toHaveText(names);
      expect(names).toHaveLength(locale === 'cn' ? 4 : 5);
    });

    test('R15 shows the Chinese filings in cn only', async ({ page }) => {
      await page.goto(path('/'));
      const filings = page.getByRole('contentinfo').getByRole('link', { name: beian[0]?.name ?? '' });
      await expect(filings).toHaveCount(locale === 'cn' ? 1 : 0);
    });

    test('R14 R16 R17 Q55 has columns and the year 2025', async ({ page }) => {
      await page.goto(path('/material/0-all'));
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByText(footerCopy[locale].materials, { exact: true }).first()).toBeVisible();
      await expect(footer.getByText(`© 2025 ${messages.Site.brand}`)).toBeVisible();
    });

    test('has no broken links in the page frame', async ({ page, request }) => {
      await page.goto(path('/'));
      const paths = await page
        .locator('header a[href^="/"], footer a[href^="/"]')
        .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
      for (const href of paths.filter((one) => !one.endsWith('/search'))) {
        expect((await request.get(href)).status(), href).toBe(200);
      }
    });
  });
}

test('R10 the footer has a subscription bar', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByRole('textbox')).toHaveCount(1);
});

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

  test('R18 only one footer section is open at a time', async ({ page }) => {
    await page.goto('/');
    const names = await page.locator('.footer-column').evaluateAll((all) => all.map((one) => one.getAttribute('name')));
    expect(new Set(names)).toEqual(new Set(['footer']));
  });
});
