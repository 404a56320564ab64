import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import type { Locator, Page } from '@playwright/test';
import { test } from './leads.ts';
import { expect, type Site, sampleSites, sites } from './site.ts';

const { en, cn } = sites;

const samples = {
  en: { area: 'Germany', typed: 'germ', industry: 'OTHER', country: '276', initialPrefix: '+1', prefix: '+49' },
  cn: { area: '浙江省', typed: '浙江', industry: 'CONSUMER', country: '330000', initialPrefix: '+86', prefix: '+86' },
  de: {
    area: 'Österreich',
    typed: 'öster',
    industry: 'DENTAL_CLINICS',
    country: '040',
    initialPrefix: '+49',
    prefix: '+43',
  },
} as const;

const choices = { OTHER: ['5', '3'], CONSUMER: ['2', '6'], DENTAL_CLINICS: ['1', '4'] } as const;

const fieldOf = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });

async function openForm(page: Page, { path, messages }: Site) {
  await page.goto(`${path('/')}#inquiry`);
  const dialog = page.getByRole('dialog', { name: messages.Inquiries.inquiry.title });
  await expect(fieldOf(dialog, messages.Inquiries.fields.comments)).toBeVisible();
  return dialog;
}

async function chooseArea(form: Locator, label: string, { typed, area }: { typed: string; area: string }) {
  await form.getByRole('combobox', { name: label }).fill(typed);
  await form.page().getByRole('option', { name: area, exact: true }).click();
}

async function fillIn(form: Locator, { locale, messages: { Inquiries: messages } }: Site, email: string) {
  const sample = samples[locale];
  await fieldOf(form, messages.fields.firstName).fill(' Ada "=1+1" <b>');
  await fieldOf(form, messages.fields.email).fill(email);
  await chooseArea(form, messages.fields.country, sample);
  await fieldOf(form, messages.fields.phone).fill('(30) 23125-017');
  await fieldOf(form, messages.fields.company).fill('李记 & Söhne');
  await form.getByRole('combobox', { name: messages.fields.industry, exact: true }).selectOption(sample.industry);
  if (sample.industry === 'OTHER') await fieldOf(form, messages.fields.otherIndustry).fill(' Jewellery ');
  await fieldOf(form, messages.fields.comments).fill('Two lines,\nplease. 😀');
  await form.getByLabel(messages.marketingConsent).check();
}

const sendButton = (form: Locator, { messages: { Inquiries } }: Site) =>
  form.getByRole('button', { name: Inquiries.send });

test.describe('inquiry', () => {
  for (const site of sampleSites(cn)) {
    const { locale, path, messages } = site;
    const sample = samples[locale];
    test(`R206 R207 R208 R209 R231 R234 R270 submits an inquiry in ${locale} exactly as typed`, async ({
      page,
      leads,
    }) => {
      await leads.serve(page);
      const form = await openForm(page, site);
      await expect(fieldOf(form, messages.Inquiries.fields.mobilePrefix)).toHaveValue(sample.initialPrefix);
      const email = `arrives-${locale}@labor.example`;
      await fillIn(form, site, email);
      await expect(fieldOf(form, messages.Inquiries.fields.mobilePrefix)).toHaveValue(sample.prefix);
      await sendButton(form, site).click();

      const thanks = page.getByRole('dialog', { name: messages.Inquiries.inquiry.thanksTitle });
      await expect(thanks.getByRole('link')).toHaveAttribute('href', path('/hardware/A2D_HD'));
      const [lead, ...others] = await leads.findLeads(email);
      expect(others).toEqual([]);
      const [industryCode, type] = choices[sample.industry];
      expect(lead).toEqual({
        id: expect.any(String),
        receivedAt: expect.any(String),
        kind: 'inquiry',
        locale,
        firstName: ' Ada "=1+1" <b>',
        lastName: '',
        email,
        country: sample.country,
        company: '李记 & Söhne',
        mobilePrefix: sample.prefix,
        phone: `${sample.prefix}3023125017`,
        jobTitle: '',
        industry: sample.industry === 'OTHER' ? 'Jewellery' : messages.Inquiries.industries[sample.industry],
        industryCode,
        comments: 'Two lines,\nplease. 😀',
        type,
        subStatus: 1,
        consentVersion: expect.any(String),
      });
      await expect(thanks).toContainText(String(lead?.id));
    });
  }

  test('R231 R232 works with the keyboard only, and Escape closes the form without losing input', async ({ page }) => {
    const { Inquiries: messages } = en.messages;
    const form = await openForm(page, en);
    await fieldOf(form, messages.fields.firstName).fill('Ada');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('ada@labor.example');
    await page.keyboard.press('Tab');
    await page.keyboard.type('germ');
    const option = page.getByRole('option', { name: 'Germany', exact: true });
    await expect(option).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(option).toBeHidden();
    await expect(form).toBeVisible();
    await form.getByRole('combobox', { name: messages.fields.country }).fill('germ');
    await expect(option).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(form.getByRole('combobox', { name: messages.fields.country })).toHaveValue('Germany');
    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await page.reload();
    const again = await openForm(page, en);
    await expect(fieldOf(again, messages.fields.email)).toHaveValue('ada@labor.example');
  });
});

test.describe('inquiry failures', () => {
  test.use({ allowedErrors: /status of 50\d|net::ERR/ });

  test('R316 R317 R321 submits a form that was filled in offline once online', async ({ page, context, leads }) => {
    await leads.serve(page);
    const form = await openForm(page, en);
    await context.setOffline(true);
    await fillIn(form, en, 'offline@labor.example');
    await sendButton(form, en).click();
    await expect(form.getByRole('alert')).toContainText(formMessages.en.serviceError);
    await context.setOffline(false);
    await sendButton(form, en).click();
    await expect(page.getByRole('dialog', { name: en.messages.Inquiries.inquiry.thanksTitle })).toBeVisible();
    expect(await leads.findLeads('offline@labor.example')).toHaveLength(1);
  });
});
