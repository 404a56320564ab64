import { expectAccessible } from './accessibility.ts';
import { allSites, expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { cn } = sites;

const NUMBER = 'HG-A2D4K-2025-000042';

const scopes = {
  en: 'Factory calibration of build platform',
  cn: '成型平台',
  de: 'Werkskalibrierung von Bauplattform',
};

for (const { locale, path, messages } of allSites) {
  const { Certificate: texts } = messages;
  test(`R73 R178 R300 Q31 finds a certificate in ${locale} in any letter case, under an unchanged URL`, async ({
    page,
  }) => {
    await visit(page, path('/certificate'));
    await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0);
    await page.getByRole('textbox', { name: texts.number }).fill(` ${NUMBER.toLowerCase()} `);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: NUMBER })).toBeVisible();
    await expect(page.getByText(texts.genuine)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('UltraCraft A2D 4K');
    await expect(page.getByRole('main')).toContainText(scopes[locale]);
    await expect(page).toHaveURL(path('/certificate'));
    if (locale === 'en') await expectAccessible(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R73 shows whom to ask for lookups', async ({ page }) => {
    await page.goto(cn.path('/certificate'));
    await expect(page.getByRole('heading', { level: 1, name: cn.messages.Certificate.title })).toBeVisible();
    await expect(page.getByRole('textbox')).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: '技术支持' }).first()).toBeVisible();
  });
});
