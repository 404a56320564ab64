import type { Locator, Page } from '@playwright/test';
import { sampleAreas } from '#testing/sample-areas.ts';
import { test } from './leads.ts';
import { expect, type Site, sampleSites, sites } from './site.ts';

const fieldOf = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });

async function openForm(
  page: Page,
  { path, messages: { Inquiries: messages, Promotions: promotions } }: Site,
  email: string,
) {
  await page.goto(path('/'));
  const bar = page.getByRole('contentinfo').getByRole('region', { name: messages.subscription.barTitle });
  await bar.getByLabel(messages.subscription.barField).fill(email);
  // The promotion appears once the page has hydrated.
  await expect(page.getByRole('complementary', { name: promotions.discount.open })).toBeVisible();
  await bar.getByRole('button', { name: messages.subscription.title }).click();
  const dialog = page.getByRole('dialog', { name: messages.subscription.title });
  await expect(fieldOf(dialog, messages.fields.email)).toHaveValue(email);
  return dialog;
}

async function fillIn(form: Locator, { locale, messages: { Inquiries: messages } }: Site) {
  await fieldOf(form, messages.fields.firstName).fill('Ada');
  await form.getByRole('combobox', { name: messages.subscription.region }).fill(sampleAreas[locale].name);
  await form.page().getByRole('option', { name: sampleAreas[locale].name, exact: true }).click();
  await form.getByRole('checkbox', { name: messages.subscription.topics.DENTAL_LABS }).check();
  await form.getByRole('checkbox', { name: messages.subscription.topics.HEARABLES }).check();
  await form.getByRole('checkbox', { name: messages.subscription.acceptTerms.replaceAll(/<\/?\w+>/g, '') }).check();
}

const sendButton = (form: Locator, { messages: { Inquiries } }: Site) =>
  form.getByRole('button', { name: Inquiries.subscription.submit, exact: true });

test.describe('subscription', () => {
  for (const site of sampleSites(sites.en)) {
    const { locale, messages } = site;
    test(`R10 R225 R226 R258 Q40 Q41 starts in the footer in ${locale}, and the browser computes the verification code`, async ({
      page,
      leads,
    }) => {
      await leads.serve(page);
      const email = `news-${locale}@labor.example`;
      const form = await openForm(page, site, email);
      await fillIn(form, site);
      await form.getByText(messages.Inquiries.subscription.verificationSummary).click();
      await form.getByRole('button', { name: messages.Inquiries.subscription.getCode }).click();
      await expect(fieldOf(form, messages.Inquiries.fields.verification)).toHaveValue(/^\d+$/);
      await sendButton(form, site).click();
      const { thanksTitle, thanksText } = messages.Inquiries.subscription;
      const thanks = page.getByRole('dialog', { name: thanksTitle });
      await expect(thanks).toContainText(thanksText);
      expect(await leads.findLeads(email)).toEqual([
        expect.objectContaining({
          kind: 'subscription',
          locale,
          type: '5',
          firstName: 'Ada',
          phone: '',
          subStatus: 0,
          comments: 'Topics: DENTAL_LABS, HEARABLES\nContact by sales: no',
        }),
      ]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('contentinfo').getByRole('region', { name: thanksTitle })).toBeVisible();
    });
  }
});
