import { mailboxes, offices } from '#content/contact/offices.ts';
import { legalBranch } from '#content/footer/footer.ts';
import { formNoticePages } from '#content/legal/form-notices.ts';
import { findLegalText, legalPaths } from '#content/legal/legal-texts.ts';
import { listVisibleSections } from '#content/legal/visible-sections.ts';
import { pageNames } from '#content/page-names/page-names.ts';
import { allSites, expect, test } from './site.ts';

const formAddresses = [
  '/subscribe',
  '/aboutUs/contactUs',
  '/material/bm?step=3&variant=custom',
  '/aboutUs/events/live/partial-denture-patterns-1',
];

for (const { locale, path, messages } of allSites) {
  const titleOf = (page: string) => findLegalText(page)?.copy[locale].title ?? '';

  test(`R16 R74 R75 R77 R79 R83 R84 R85 R86 the footer in ${locale} links to every legal page`, async ({ page }) => {
    await page.goto(path('/privacyPolicy'));
    const legal = page.getByRole('navigation', { name: messages.Footer.legal });
    for (const place of legalBranch.pages) {
      await legal.getByRole('link', { name: pageNames[locale][place], exact: true }).click();
      await expect(page).toHaveURL(path(place));
      await expect(page.getByRole('heading', { level: 1, name: titleOf(place), exact: true })).toBeVisible();
    }
  });

  test(`every table of contents in ${locale} links to existing sections`, async ({ request }) => {
    for (const place of legalPaths) {
      const html = await (await request.get(path(place))).text();
      const text = findLegalText(place);
      const ids = text ? listVisibleSections(text.copy[locale], locale).map(({ id }) => id) : [];
      expect(ids.filter((id) => !html.includes(`href="#${id}"`) || !html.includes(`id="${id}"`))).toEqual([]);
    }
  });

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

  test(`R77 the imprint in ${locale} shows contact details and omits unset facts`, async ({ page }) => {
    await page.goto(path('/imprint'));
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: mailboxes.business })).toHaveAttribute(
      'href',
      `mailto:${mailboxes.business}`,
    );
    await expect(main.getByRole('link', { name: offices.shanghai.phone })).toHaveAttribute(
      'href',
      `tel:${offices.shanghai.phone.replaceAll(' ', '')}`,
    );
    await expect(main.locator('dd:empty, section:not(:has(p, ul, dl, address))')).toHaveCount(0);
  });
}

test('a legal page prints without contents, header and footer', async ({ page }) => {
  await page.goto('/termofUse');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});
