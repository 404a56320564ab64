import { formNoticePages } from '#content/legal/form-notices.ts';
import { expect, sampleSites, sites, test } from './site.ts';

const formAddresses = [
  '/subscribe',
  '/aboutUs/contactUs',
  '/material/bm?step=3&variant=custom',
  '/aboutUs/events/live/partial-denture-patterns-1',
];

for (const { locale, path } of sampleSites(sites.de)) {
  test(`R225 the forms in ${locale} link to the terms and the privacy policy`, async ({ page, request }) => {
    for (const form of formAddresses) {
      await page.goto(path(form));
      for (const place of Object.values(formNoticePages)) {
        const link = page
          .locator('form')
          .locator(`a[href="${path(place)}"]`)
          .first();
        await expect(link).toHaveAttribute('target', '_blank');
        expect((await request.get(path(place))).status()).toBe(200);
      }
    }
  });
}

test('a legal page prints without contents, header and footer', async ({ page }) => {
  await page.goto('/termofUse');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});
