import { expectAccessible } from './accessibility.ts';
import { allSites, expect, sites, test } from './site.ts';
import { visit } from './visit.ts';

const { en, cn, de } = sites;

const NUMBER = 'HG-A2D4K-2025-000042';

const scopes = {
  en: 'Factory calibration of build platform',
  cn: '成型平台',
  de: 'Werkskalibrierung von Bauplattform',
};

for (const {
  locale,
  path,
  messages: { Certificate: messages },
} of allSites) {
  test(`R73 R178 R300 finds a certificate in ${locale} in any letter case`, async ({ page }) => {
    await visit(page, path('/certificate'));
    await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0);
    await page.getByRole('textbox', { name: messages.number }).fill(` ${NUMBER.toLowerCase()} `);
    await page.getByRole('button', { name: messages.check }).click();
    await expect(page.getByRole('heading', { name: NUMBER })).toBeVisible();
    await expect(page.getByText(messages.genuine)).toBeVisible();
    await expect(page.getByRole('main')).toContainText('UltraCraft A2D 4K');
    await expect(page.getByRole('main')).toContainText(scopes[locale]);
  });

  test(`R300 reports an unknown number in ${locale}`, async ({ page }) => {
    await visit(page, path('/certificate'));
    await page.getByRole('textbox', { name: messages.number }).fill('HG-NONE-2020-000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText(messages.noneTitle.replace('{number}', 'HG-NONE-2020-000000'))).toBeVisible();
    await expect(page.getByText(messages.genuine)).toBeHidden();
  });
}

test('R300 requires a number and reports a missing one at the field', async ({ page }) => {
  const { Certificate: messages } = en.messages;
  await visit(page, '/certificate');
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/graphql') && requests.push(request.url()));
  await page.getByRole('button', { name: messages.check }).click();
  const field = page.getByRole('textbox', { name: messages.number });
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(new RegExp(messages.missing));
  expect(requests).toEqual([]);
});

test('Q31 never puts the number into a URL', async ({ page }) => {
  await visit(page, de.path('/certificate'));
  await page.getByRole('textbox', { name: de.messages.Certificate.number }).fill(NUMBER);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: NUMBER })).toBeVisible();
  await expect(page).toHaveURL(de.path('/certificate'));
});

test.describe('when the lookup fails', () => {
  test.use({ allowedErrors: /status of (502|429)/ });

  const failures = {
    UPSTREAM_UNAVAILABLE: { extensions: {}, title: de.messages.Certificate.failedTitle },
    RATE_LIMITED: { extensions: { retryAfter: 119 }, title: de.messages.Certificate.tooOftenTitle },
  };

  for (const [code, { extensions, title }] of Object.entries(failures)) {
    test(`R276 Q31 reports ${code} and keeps the number`, async ({ page }) => {
      const { Certificate: messages } = de.messages;
      await visit(page, de.path('/certificate'));
      await page.route('**/graphql*', (route) =>
        route.fulfill({
          json: { data: { certificate: null }, errors: [{ message: 'x', extensions: { code, ...extensions } }] },
        }),
      );
      const field = page.getByRole('textbox', { name: messages.number });
      await field.fill(NUMBER);
      await page.keyboard.press('Enter');
      await expect(page.getByText(title)).toBeVisible();
      if (code === 'RATE_LIMITED') await expect(page.getByText(/in 2 Minuten/)).toBeVisible();
      await page.unroute('**/graphql*');
      await expect(field).toHaveValue(NUMBER);
      await page.getByRole('button', { name: messages.check }).click();
      await expect(page.getByRole('heading', { name: NUMBER })).toBeVisible();
      await expect(page.getByText(title)).toBeHidden();
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R73 shows the mailbox for lookups', async ({ page }) => {
    await page.goto(cn.path('/certificate'));
    await expect(page.getByRole('heading', { level: 1, name: cn.messages.Certificate.title })).toBeVisible();
    await expect(page.getByRole('textbox')).toBeHidden();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /complaints@/ })
        .first(),
    ).toBeVisible();
  });
});

test('R73 a found certificate passes axe', async ({ page }) => {
  await visit(page, '/certificate');
  await page.getByRole('textbox').fill(NUMBER);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: NUMBER })).toBeVisible();
  await expectAccessible(page);
});
