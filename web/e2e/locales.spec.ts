import { expect, sites, test } from './site.ts';
import { allowConsentBanner, visit } from './visit.ts';

const { en, cn, de } = sites;

test.describe('locales', () => {
  test('R219 R244 R245 switching the language keeps the page and stores the choice for a year and, with consent, the language for a day', async ({
    page,
  }) => {
    await allowConsentBanner(page);
    await page.goto('/material/2-all');
    await page.getByRole('button', { name: en.messages.Consent.acceptAll }).click();
    await expect.poll(() => cookieDays(page, 'lang')).toEqual({ value: 'en', days: 1 });
    await page
      .getByRole('navigation', { name: en.messages.Languages.title })
      .getByRole('link', { name: 'Deutsch' })
      .click();
    await expect(page).toHaveURL('/de/material/2-all');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(de.messages.Materials.scopes['2-all'].title);
    await expect.poll(() => cookieDays(page, 'lang')).toEqual({ value: 'de', days: 1 });
    expect(await cookieDays(page, 'locale_pref')).toEqual({ value: 'de', days: 365 });
  });

  test('R244 Q16 switching the language keeps search text and selections', async ({ page }) => {
    const german = page
      .getByRole('navigation', { name: en.messages.Languages.title })
      .getByRole('link', { name: 'Deutsch' });
    await visit(page, '/search?key=A2D');
    await german.click();
    await expect(page).toHaveURL('/de/search?key=A2D');
    await expect(page.getByRole('searchbox', { name: de.messages.SearchBox.label })).toHaveValue('A2D');
    await visit(page, '/hardware?compare=A2D,A3D');
    await german.click();
    await expect(page).toHaveURL('/de/hardware?compare=A2D,A3D');
    const table = page.getByRole('table', { name: de.messages.Comparison.title });
    await expect(table.getByRole('columnheader').getByRole('link')).toHaveCount(2);
    await visit(page, '/material/0-all');
    await page.getByRole('checkbox', { name: 'Dentures', exact: true }).check();
    await expect(page).toHaveURL('/material/0-all?category=denture');
    await german.press('Enter');
    await expect(page).toHaveURL('/de/material/0-all?category=denture');
  });

  test('R340 stores the language for 30 days in Chinese', async ({ page }) => {
    await allowConsentBanner(page);
    await page.goto(cn.path('/'));
    await page.getByRole('button', { name: cn.messages.Consent.acceptAll }).click();
    await expect.poll(() => cookieDays(page, 'lang')).toEqual({ value: 'cn', days: 30 });
  });
});

type WithContext = { context: () => { cookies: () => Promise<{ name: string; value: string; expires: number }[]> } };

async function cookieDays(page: WithContext, name: string) {
  const cookie = (await page.context().cookies()).find((one) => one.name === name);
  return cookie && { value: cookie.value, days: Math.round((cookie.expires - Date.now() / 1000) / 86_400) };
}
