import { expect, sites, test } from './site.ts';

test('R11 R182 breadcrumbs lead to the home page and follow the page', async ({ page }) => {
  const { messages, path } = sites.de;
  await page.goto(path('/material/1-casting'));
  const breadcrumbs = page.getByRole('contentinfo').getByRole('navigation', { name: messages.Footer.breadcrumbs });
  await breadcrumbs.getByRole('link', { name: messages.Site.brand }).click();
  await expect(page).toHaveURL(path('/'));
  await expect(breadcrumbs.getByRole('listitem')).toHaveText([messages.Site.brand]);
});
