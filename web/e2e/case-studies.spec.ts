import { expect, sites, test } from './site.ts';

const { cn } = sites;
const LIST = '/application/moreApplication';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R115 the list links to a case study', async ({ page }) => {
    await page.goto(cn.path(`${LIST}/5`));
    await page.getByRole('article').first().getByRole('link').click();
    await expect(page).toHaveURL(cn.path(`${LIST}/cases/512`));
    await expect(page.getByRole('heading', { name: cn.messages.CaseStudies.results })).toBeVisible();
  });
});
