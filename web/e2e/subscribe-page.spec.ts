import { formMessages } from '@heliograph/schema/rules/messages.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectToFit } from './accessibility.ts';
import { test } from './leads.ts';
import { allSites, expect, type Site, sites } from './site.ts';

const { en, de } = sites;

const areas = { en: 'France', cn: '浙江省', de: 'Frankreich' } as const;

const fieldOf = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });

async function openPage(page: Page, { path, messages: { Inquiries, Subscribe } }: Site) {
  await page.goto(path('/subscribe'));
  const form = page.getByRole('main').getByRole('region', { name: Subscribe.formTitle });
  await expect(fieldOf(form, Inquiries.fields.email)).toBeVisible();
  return form;
}

async function fillIn(form: Locator, { locale, messages: { Inquiries: messages } }: Site, email: string) {
  await fieldOf(form, messages.fields.email).fill(email);
  await fieldOf(form, messages.fields.firstName).fill('Ada');
  await form.getByRole('combobox', { name: messages.subscription.region }).fill(areas[locale]);
  await form.page().getByRole('option', { name: areas[locale], exact: true }).click();
  await form.getByRole('checkbox', { name: messages.subscription.topics.DENTAL_CLINICS }).check();
  await form.getByRole('checkbox', { name: messages.subscription.acceptTerms.replaceAll(/<\/?\w+>/g, '') }).check();
}

const send = (form: Locator, { messages: { Inquiries } }: Site) =>
  form.getByRole('button', { name: Inquiries.send, exact: true }).click();

for (const site of allSites) {
  const { locale, path, messages } = site;
  test(`R82 R179 R225 R226 R258 submits a subscription in ${locale} and shows a thank-you message`, async ({
    page,
    leads,
  }) => {
    await leads.serve(page);
    const email = `page-${locale}@labor.example`;
    const form = await openPage(page, site);
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveAttribute('href', path('/aboutUs'));
    for (const topic of Object.values(messages.Inquiries.subscription.topics)) {
      await expect(form.getByRole('checkbox', { name: topic, exact: true })).toBeVisible();
    }
    await fillIn(form, site, email);
    await send(form, site);
    const { thanksTitle, thanksText } = messages.Inquiries.subscription;
    const thanks = page.getByRole('main').getByRole('region', { name: thanksTitle });
    await expect(thanks.getByRole('status')).toHaveText(thanksText);
    await expect(thanks.locator(':focus')).toContainText(thanksText);
    expect(await leads.findLeads(email)).toEqual([
      expect.objectContaining({
        kind: 'subscription',
        locale,
        type: '5',
        firstName: 'Ada',
        comments: 'Topics: DENTAL_CLINICS\nContact by sales: no',
      }),
    ]);
  });
}

test('R225 R258 R272 thanks visitors who want to be contacted by sales, with the keyboard only', async ({
  page,
  leads,
}) => {
  await leads.serve(page);
  const { Inquiries: messages } = de.messages;
  const form = await openPage(page, de);
  await fillIn(form, de, 'page-sales@labor.example');
  await form.getByRole('checkbox', { name: messages.subscription.contactMe }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(fieldOf(form, messages.fields.lastName)).toBeFocused();
  await page.keyboard.press('Enter');
  for (const key of ['lastName', 'company', 'jobTitle', 'phone'] as const) {
    await expect(form.getByText(formMessages.de[key], { exact: true })).toBeVisible();
  }
  await fieldOf(form, messages.fields.lastName).fill('Muster');
  await fieldOf(form, messages.fields.company).fill('Labor');
  await fieldOf(form, messages.fields.jobTitle).fill('Leitung');
  await fieldOf(form, messages.fields.phone).fill('1 23456789');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(messages.subscription.thanksTextSales);
  expect(await leads.findLeads('page-sales@labor.example')).toEqual([
    expect.objectContaining({ phone: '+33123456789', comments: expect.stringContaining('Contact by sales: yes') }),
  ]);
});

test('R272 reports missing values at their fields', async ({ page }) => {
  const form = await openPage(page, en);
  await send(form, en);
  for (const key of ['email', 'firstName', 'region', 'topics', 'acceptTerms'] as const) {
    await expect(form.getByText(formMessages.en[key], { exact: true })).toBeVisible();
  }
  await expectToFit(page);
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R82 names an alternative', async ({ page }) => {
    await page.goto('/subscribe');
    await expect(page.getByRole('heading', { level: 1, name: en.messages.Subscribe.title })).toBeVisible();
    await expect(page.locator('main noscript p')).toContainText('business@');
  });
});
