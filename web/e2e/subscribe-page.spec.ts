import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import type { Locator, Page } from '@playwright/test';
import { sampleAreas } from '#testing/sample-areas.ts';
import { expectAccessible, expectToFit } from './accessibility.ts';
import { test } from './leads.ts';
import { expect, type Site, sampleSites, sites } from './site.ts';

const { en, cn, de } = sites;

const fieldOf = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });

async function openPage(page: Page, { path, messages: { Inquiries, Subscribe } }: Site) {
  await page.goto(path('/subscribe'));
  const form = page.getByRole('main').getByRole('region', { name: Subscribe.formTitle });
  await expect(fieldOf(form, Inquiries.fields.email)).toBeVisible();
  return form;
}

async function fillIn(form: Locator, { messages: { Inquiries: messages } }: Site, email: string) {
  await fieldOf(form, messages.fields.email).fill(email);
  await form.getByRole('checkbox', { name: messages.subscription.topics.DENTAL_CLINICS }).check();
  await form.getByRole('checkbox', { name: messages.subscription.acceptTerms.replaceAll(/<\/?\w+>/g, '') }).check();
}

const send = (form: Locator, { messages: { Inquiries } }: Site) =>
  form.getByRole('button', { name: Inquiries.subscription.submit, exact: true }).click();

for (const site of sampleSites(cn, de)) {
  const { locale, path, messages } = site;
  test(`R82 R179 R225 R226 R258 submits a subscription in ${locale} and shows a thank-you message`, async ({
    page,
    leads,
  }) => {
    await leads.serve(page);
    const { fields, subscription } = messages.Inquiries;
    const email = `page-${locale}@labor.example`;
    const form = await openPage(page, site);
    const footer = page.getByRole('contentinfo').getByRole('link');
    for (const [index, target] of ['/aboutUs', '/imprint', '/privacyPolicy'].entries())
      await expect(footer.nth(index)).toHaveAttribute('href', path(target));
    for (const topic of Object.values(subscription.topics)) {
      await expect(form.getByRole('checkbox', { name: topic, exact: true })).toBeVisible();
    }
    await fillIn(form, site, email);
    const wantsCall = locale === 'de';
    if (wantsCall) {
      await form.getByRole('checkbox', { name: subscription.contactMe }).check();
      await form.getByRole('combobox', { name: subscription.region }).fill(sampleAreas[locale].name);
      await page.getByRole('option', { name: sampleAreas[locale].name, exact: true }).click();
      for (const field of ['firstName', 'lastName', 'company', 'jobTitle'] as const) {
        await fieldOf(form, fields[field]).fill(`My ${field}`);
      }
      await fieldOf(form, fields.phone).fill('1 23456789');
    }
    await send(form, site);
    const sent = page.getByRole('main').getByRole('region', { name: subscription.sentTitle });
    const sentText = wantsCall ? subscription.sentTextSales : subscription.sentText;
    await expect(sent.getByRole('status')).toContainText(sentText);
    await expect(sent.locator(':focus')).toContainText(sentText);
    await expect(sent).toContainText(email);
    expect(await leads.findLeads(email)).toEqual([]);
    await page.goto(await leads.findConfirmationPath(email));
    await page.getByRole('button', { name: subscription.confirmation.action }).click();
    const thanksText = wantsCall ? subscription.thanksTextSales : subscription.thanksText;
    const thanks = page.getByRole('main').getByRole('region', { name: subscription.thanksTitle });
    await expect(thanks.getByRole('status')).toHaveText(thanksText);
    await expect(thanks.locator(':focus')).toContainText(thanksText);
    expect(await leads.findLeads(email)).toEqual([
      expect.objectContaining({
        kind: 'subscription',
        locale,
        type: '5',
        firstName: wantsCall ? 'My firstName' : '',
        phone: wantsCall ? '+33123456789' : '',
        comments: expect.stringContaining(`Topics: DENTAL_CLINICS\nContact by sales: ${wantsCall ? 'yes' : 'no'}\n`),
      }),
    ]);
  });
}

test('R82 the form with all its errors fits every viewport and passes axe', async ({ page }) => {
  const form = await openPage(page, en);
  await form.getByRole('checkbox', { name: en.messages.Inquiries.subscription.contactMe }).check();
  await send(form, en);
  await expect(form.getByText(formMessages.en.jobTitle, { exact: true })).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R82 names an alternative', async ({ page }) => {
    await page.goto('/subscribe');
    await expect(page.getByRole('heading', { level: 1, name: en.messages.Subscribe.title })).toBeVisible();
    await expect(page.locator('main noscript p')).toContainText('business@');
    await expect(page.getByRole('figure').getByRole('link')).toHaveCount(3);
  });
});
