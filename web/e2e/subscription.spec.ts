import { formMessages } from '@heliograph/schema/rules/messages.ts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessibility.ts';
import { test } from './leads.ts';
import { allSites, expect, type Site, sites } from './site.ts';

const { en, de } = sites;

const areas = { en: 'France', cn: '浙江省', de: 'Frankreich' } as const;

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
  await expect(page.getByRole('complementary', { name: promotions.discount.title })).toBeVisible();
  await bar.getByRole('button', { name: messages.subscription.title }).click();
  const dialog = page.getByRole('dialog', { name: messages.subscription.title });
  await expect(fieldOf(dialog, messages.fields.email)).toHaveValue(email);
  return dialog;
}

async function fillIn(form: Locator, { locale, messages: { Inquiries: messages } }: Site) {
  await fieldOf(form, messages.fields.firstName).fill('Ada');
  await form.getByRole('combobox', { name: messages.subscription.region }).fill(areas[locale]);
  await form.page().getByRole('option', { name: areas[locale], exact: true }).click();
  await form.getByRole('checkbox', { name: messages.subscription.topics.DENTAL_LABS }).check();
  await form.getByRole('checkbox', { name: messages.subscription.topics.HEARABLES }).check();
  await form.getByRole('checkbox', { name: messages.subscription.acceptTerms.replaceAll(/<\/?\w+>/g, '') }).check();
}

const sendButton = (form: Locator, { messages: { Inquiries } }: Site) =>
  form.getByRole('button', { name: Inquiries.send, exact: true });

test.describe('subscription', () => {
  for (const site of allSites) {
    const { locale, messages } = site;
    test(`R10 R225 R226 R258 Q40 Q41 starts in the footer in ${locale}, and the browser computes the verification code`, async ({
      page,
      leads,
    }) => {
      await leads.serve(page);
      const email = `news-${locale}@labor.example`;
      const form = await openForm(page, site, email);
      await fillIn(form, site);
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

  test('R258 R272 requires contact details for a call, and thanks for them', async ({ page, leads }) => {
    await leads.serve(page);
    const { Inquiries: messages } = de.messages;
    const form = await openForm(page, de, 'call@labor.example');
    await fillIn(form, de);
    await form.getByRole('checkbox', { name: messages.subscription.contactMe }).check();
    await sendButton(form, de).click();
    for (const key of ['lastName', 'company', 'jobTitle', 'phone'] as const) {
      await expect(form.getByText(formMessages.de[key], { exact: true })).toBeVisible();
    }
    await expectAccessible(page);
    await fieldOf(form, messages.fields.lastName).fill('Muster');
    await fieldOf(form, messages.fields.company).fill('Labor');
    await fieldOf(form, messages.fields.jobTitle).fill('Leitung');
    await fieldOf(form, messages.fields.phone).fill('1 23456789');
    await sendButton(form, de).click();
    await expect(page.getByText(messages.subscription.thanksTextSales).first()).toBeVisible();
    expect(await leads.findLeads('call@labor.example')).toEqual([
      expect.objectContaining({ phone: '+33123456789', comments: expect.stringContaining('Contact by sales: yes') }),
    ]);
  });

  test('R272 reports missing values at their fields', async ({ page }) => {
    const form = await openForm(page, en, '');
    await sendButton(form, en).click();
    for (const key of ['email', 'firstName', 'region', 'topics', 'acceptTerms'] as const) {
      await expect(form.getByText(formMessages.en[key], { exact: true })).toBeVisible();
    }
    await expect(fieldOf(form, en.messages.Inquiries.fields.email)).toBeFocused();
  });

  test('R272 focuses a missing region and marks required choices', async ({ page }) => {
    const { Inquiries: messages } = en.messages;
    const form = await openForm(page, en, 'region@labor.example');
    await fillIn(form, en);
    const region = form.getByRole('combobox', { name: messages.subscription.region });
    await region.fill('');
    await sendButton(form, en).click();
    await expect(region).toBeFocused();
    await expect(region).toHaveAccessibleDescription(formMessages.en.region);
    const topics = form.getByRole('group', { name: messages.fields.topics });
    await expect(topics).toHaveAccessibleName(`${messages.fields.topics} ${messages.required}`);
    const terms = form.getByRole('checkbox', { name: messages.subscription.acceptTerms.replaceAll(/<\/?\w+>/g, '') });
    await expect(terms).toHaveAttribute('required');
  });

  test('R322 reports a wrong code at its field, and computes a new one if empty', async ({ page, leads }) => {
    await leads.serve(page);
    const { Inquiries: messages } = en.messages;
    const form = await openForm(page, en, 'code@labor.example');
    await fillIn(form, en);
    const code = fieldOf(form, messages.fields.verification);
    await form.getByRole('button', { name: messages.subscription.getCode }).click();
    await expect(code).toHaveValue(/^\d+$/);
    await code.fill('0');
    await sendButton(form, en).click();
    await expect(code).toBeFocused();
    await expect(code).toHaveAccessibleDescription(new RegExp(formMessages.en.verification));
    await sendButton(form, en).click();
    await expect(page.getByRole('dialog', { name: messages.subscription.thanksTitle })).toBeVisible();
  });

  test('R319 reports an already subscribed address at its field', async ({ page, leads }) => {
    await leads.serve(page);
    for (const outcome of ['accepted', 'refused']) {
      const form = await openForm(page, de, 'again@labor.example');
      await fillIn(form, de);
      await sendButton(form, de).click();
      const thanks = page.getByRole('dialog', { name: de.messages.Inquiries.subscription.thanksTitle });
      if (outcome === 'accepted') {
        await expect(thanks).toBeVisible();
        continue;
      }
      const email = fieldOf(form, de.messages.Inquiries.fields.email);
      await expect(email).toBeFocused();
      await expect(email).toHaveAccessibleDescription(formMessages.de.emailRegistered);
    }
  });
});
