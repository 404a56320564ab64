import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
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

async function fillIn(form: Locator, { messages: { Inquiries: messages } }: Site) {
  await form.getByRole('checkbox', { name: messages.subscription.topics.DENTAL_LABS }).check();
  await form.getByRole('checkbox', { name: messages.subscription.topics.HEARABLES }).check();
  await form.getByRole('checkbox', { name: messages.subscription.acceptTerms.replaceAll(/<\/?\w+>/g, '') }).check();
}

const sendButton = (form: Locator, { messages: { Inquiries } }: Site) =>
  form.getByRole('button', { name: Inquiries.subscription.submit, exact: true });

test.describe('subscription', () => {
  for (const site of sampleSites(sites.en)) {
    const { locale, messages } = site;
    test(`R10 R225 R226 R258 Q40 Q41 starts in the footer in ${locale}, and with the link in the email`, async ({
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
      const { sentTitle, sentText, thanksTitle, thanksText, confirmation } = messages.Inquiries.subscription;
      await expect(page.getByRole('dialog', { name: sentTitle })).toContainText(sentText);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('contentinfo').getByRole('region', { name: sentTitle })).toBeVisible();

      const addresses: string[] = [];
      page.on('request', (request) => void addresses.push(request.url(), request.headers().referer ?? ''));
      const link = await leads.findConfirmationPath(email);
      await page.goto(link);
      const confirm = page.getByRole('button', { name: confirmation.action });
      await expect(confirm).toBeEnabled();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
      await expectAccessible(page);
      expect(await leads.findLeads(email)).toEqual([]);
      await confirm.click();
      await expect(page.getByRole('main').getByRole('region', { name: thanksTitle })).toContainText(thanksText);
      expect(addresses.filter((address) => address.includes(link.split('#')[1] ?? '#'))).toEqual([]);
      expect(await leads.findLeads(email)).toEqual([
        expect.objectContaining({
          kind: 'subscription',
          locale,
          type: '5',
          firstName: '',
          phone: '',
          subStatus: 0,
          comments: expect.stringMatching(
            /^Topics: DENTAL_LABS, HEARABLES\nContact by sales: no\nConsent: .+ confirmed by email link$/,
          ),
        }),
      ]);
    });
  }

  test('a link without its code leads back to the form', async ({ page }) => {
    const { confirmation } = sites.en.messages.Inquiries.subscription;
    await page.goto('/subscribe/confirm');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(formMessages.en.confirmationInvalid);
    await page.getByRole('link', { name: confirmation.again }).click();
    await expect(page).toHaveURL('/subscribe');
  });
});
