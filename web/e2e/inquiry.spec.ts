// Long: the journey of the form in each locale, with every way in which a submission can fail.
// Slow: one form with all its errors, in each locale.
import { formMessages } from '@heliograph/schema/rules/messages.ts';
import type { Locator, Page } from '@playwright/test';
import { startLeadStore, test } from './leads.ts';
import { allSites, expect, type Site, sites } from './site.ts';

const { en, de } = sites;

const samples = {
  en: { area: 'Germany', typed: 'germ', industry: 'OTHER', country: '276', prefix: '+49' },
  cn: { area: '浙江省', typed: '浙江', industry: 'CONSUMER', country: '330000', prefix: '+86' },
  de: { area: 'Österreich', typed: 'öster', industry: 'DENTAL_CLINICS', country: '040', prefix: '+43' },
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
  for (const site of allSites) {
    const { locale, path, messages } = site;
    const sample = samples[locale];
    test(`R206 R207 R208 R209 R231 R234 R270 submits an inquiry in ${locale} exactly as typed`, async ({
      page,
      leads,
    }) => {
      await leads.serve(page);
      const form = await openForm(page, site);
      await expect(fieldOf(form, messages.Inquiries.fields.mobilePrefix)).toHaveValue(locale === 'cn' ? '+86' : '+1');
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

    test(`R260 R262 R264 R265 R266 R267 R271 marks nothing before the first attempt in ${locale}, then everything that is missing`, async ({
      page,
    }) => {
      const form = await openForm(page, site);
      await fieldOf(form, messages.Inquiries.fields.firstName).focus();
      await page.keyboard.press('Tab');
      await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);
      await sendButton(form, site).click();
      await expect(fieldOf(form, messages.Inquiries.fields.firstName)).toBeFocused();
      const errors = formMessages[locale];
      for (const key of ['firstName', 'email', 'country', 'phone', 'company', 'industry', 'comments'] as const) {
        await expect(form.getByText(errors[key], { exact: true })).toBeVisible();
      }
      await expect(form.locator('[aria-invalid=true]')).toHaveCount(7);
      await fieldOf(form, messages.Inquiries.fields.firstName).fill('Ada');
      await expect(form.getByText(errors.firstName, { exact: true })).toBeHidden();
    });
  }

  test('R265 focuses a missing country, also when the gateway rejects it', async ({ page }) => {
    const { Inquiries: messages } = en.messages;
    const form = await openForm(page, en);
    await fillIn(form, en, 'country@labor.example');
    const country = form.getByRole('combobox', { name: messages.fields.country });
    await country.fill('');
    await sendButton(form, en).click();
    await expect(country).toBeFocused();
    await expect(country).toHaveAccessibleDescription(formMessages.en.country);

    await chooseArea(form, messages.fields.country, samples.en);
    const toProblem = (field: string) => ({ __typename: 'FieldProblem', field, message: `The ${field} is refused` });
    const refusal = {
      __typename: 'FormRefusal',
      code: 'INVALID_INPUT',
      message: formMessages.en.invalid,
      problems: ['comments', 'country'].map(toProblem),
      retryAfter: null,
      incident: null,
    };
    await page.route('**/graphql', (route, request) =>
      request.postDataJSON()?.operationName === 'SubmitInquiry'
        ? route.fulfill({ json: { data: { submitInquiry: refusal } } })
        : route.fallback(),
    );
    await sendButton(form, en).click();
    await expect(country).toHaveAccessibleDescription('The country is refused');
    await expect(country).toBeFocused();
  });

  test("R261 R263 R269 R320 Q10 validates email addresses, calling codes and phone numbers by the gateway's rules", async ({
    page,
  }) => {
    const { Inquiries: messages } = en.messages;
    const form = await openForm(page, en);
    await sendButton(form, en).click();
    const email = fieldOf(form, messages.fields.email);
    await email.fill('ada+news@labor.example');
    await expect(form.getByText(messages.plusHint)).toBeVisible();
    await expect(form.getByText(formMessages.en.emailFormat)).toBeVisible();
    await email.fill(`${'a'.repeat(50)}@b.de`);
    await expect(form.getByText(formMessages.en.tooLong)).toBeVisible();
    await email.fill('Ada@LABOR.example');
    await expect(email).not.toHaveAttribute('aria-invalid');
    await fieldOf(form, messages.fields.mobilePrefix).fill('x');
    await expect(form.getByText(formMessages.en.mobilePrefixFormat)).toBeVisible();
    await fieldOf(form, messages.fields.mobilePrefix).fill('44');
    await fieldOf(form, messages.fields.phone).fill('12');
    await expect(form.getByText(formMessages.en.phoneFormat)).toBeVisible();
    await expect(form.getByText(formMessages.en.phone)).toBeHidden();
    await expect(form.getByText(formMessages.en.industry)).toBeVisible();
    await fieldOf(form, messages.fields.phone).fill('020 7946 0018');
    await expect(form.getByText(formMessages.en.phoneFormat)).toBeHidden();
  });

  test('Q11 sets the calling code with the country until the visitor edits it', async ({ page }) => {
    const { Inquiries: messages } = en.messages;
    const form = await openForm(page, en);
    const prefix = fieldOf(form, messages.fields.mobilePrefix);
    await chooseArea(form, messages.fields.country, samples.en);
    await expect(prefix).toHaveValue('+49');
    await chooseArea(form, messages.fields.country, { typed: 'fran', area: 'France' });
    await expect(prefix).toHaveValue('+33');
    await prefix.fill('+352');
    await chooseArea(form, messages.fields.country, samples.en);
    await expect(prefix).toHaveValue('+352');
  });

  test('R233 S9 stores a form once that is submitted twice at the same time', async ({ page, leads }) => {
    await leads.serve(page);
    const form = await openForm(page, en);
    await fillIn(form, en, 'twice@labor.example');
    await sendButton(form, en).evaluate((button: HTMLButtonElement) => {
      for (let time = 0; time < 5; time++) button.click();
    });
    await expect(page.getByRole('dialog', { name: en.messages.Inquiries.inquiry.thanksTitle })).toBeVisible();
    expect(await leads.findLeads('twice@labor.example')).toHaveLength(1);
  });

  test('keeps a draft across reloads until the form is accepted', async ({ page, leads }) => {
    await leads.serve(page);
    const { Inquiries: messages } = de.messages;
    await fillIn(await openForm(page, de), de, 'draft@labor.example');
    await page.reload();
    const form = await openForm(page, de);
    await expect(fieldOf(form, messages.fields.comments)).toHaveValue('Two lines,\nplease. 😀');
    await expect(form.getByRole('combobox', { name: messages.fields.country })).toHaveValue(samples.de.area);
    await sendButton(form, de).click();
    await expect(page.getByRole('dialog', { name: messages.inquiry.thanksTitle })).toBeVisible();
    await page.reload();
    const fresh = await openForm(page, de);
    await expect(fieldOf(fresh, messages.fields.comments)).toHaveValue('');
    expect(await leads.findLeads('draft@labor.example')).toHaveLength(1);
  });

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

  for (const site of allSites) {
    const { locale, messages } = site;
    test(`R316 R321 keeps all input and shows a translated message in ${locale} while the content service is down`, async ({
      page,
    }) => {
      const store = await startLeadStore();
      try {
        await store.serve(page);
        const form = await openForm(page, site);
        await fillIn(form, site, 'kept@labor.example');
        await store.stopContentService();
        await sendButton(form, site).click();
        await expect(form.getByRole('alert')).toContainText(formMessages[locale].serviceError);
        await expect(form.getByRole('alert')).toContainText(messages.Inquiries.kept);
        await expect(form.locator(':focus')).toContainText(formMessages[locale].serviceError);
        await expect(fieldOf(form, messages.Inquiries.fields.firstName)).toHaveValue(' Ada "=1+1" <b>');
        await expect(fieldOf(form, messages.Inquiries.fields.comments)).toHaveValue('Two lines,\nplease. 😀');
        await expect(form.getByRole('combobox', { name: messages.Inquiries.fields.country })).toHaveValue(
          samples[locale].area,
        );
      } finally {
        await store.close();
      }
    });
  }

  test('S9 R321 resubmits under the same idempotency key after a lost response, and is stored once', async ({
    page,
    leads,
  }) => {
    await leads.serve(page);
    const form = await openForm(page, en);
    await fillIn(form, en, 'lost@labor.example');
    const keys: string[] = [];
    const dropResponses = { isOn: true };
    await page.route('**/graphql', async (route, request) => {
      const { operationName, variables } = request.postDataJSON() ?? {};
      if (operationName === 'SubmitInquiry') keys.push(variables.input.idempotencyKey);
      if (operationName !== 'SubmitInquiry' || !dropResponses.isOn) return route.fallback();
      await route.fetch({ url: `${leads.gatewayUrl}/graphql` });
      return route.abort();
    });
    await sendButton(form, en).click();
    await expect(form.getByRole('alert')).toContainText(formMessages.en.serviceError);
    dropResponses.isOn = false;
    await sendButton(form, en).click();
    await expect(page.getByRole('dialog', { name: en.messages.Inquiries.inquiry.thanksTitle })).toBeVisible();
    expect(new Set(keys).size).toBe(1);
    expect(await leads.findLeads('lost@labor.example')).toHaveLength(1);
  });

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

  test('R316 R319 R320 shows a refusal at its field and focuses it', async ({ page, leads }) => {
    await leads.serve(page);
    const form = await openForm(page, de);
    await fillIn(form, de, 'refused@labor.example');
    await page.route('**/graphql', (route, request) => {
      if (request.postDataJSON()?.operationName !== 'SubmitInquiry') return route.fallback();
      const refusal = {
        __typename: 'FormRefusal',
        code: 'PHONE_FORMAT',
        message: formMessages.de.phoneFormat,
        problems: [{ __typename: 'FieldProblem', field: 'phone', message: formMessages.de.phoneFormat }],
        retryAfter: null,
        incident: null,
      };
      return route.fulfill({ json: { data: { submitInquiry: refusal } } });
    });
    await sendButton(form, de).click();
    const phone = fieldOf(form, de.messages.Inquiries.fields.phone);
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(formMessages.de.phoneFormat);
    await phone.fill('30 23125018');
    await expect(phone).not.toHaveAttribute('aria-invalid');
  });

  test('R317 Q12 falls back silently to the ISO 3166 list of countries', async ({ page }) => {
    await page.route('**/graphql*', (route) => route.abort());
    const form = await openForm(page, de);
    await chooseArea(form, de.messages.Inquiries.fields.country, { typed: 'öster', area: 'Österreich' });
    await expect(form.getByRole('alert')).toHaveCount(0);
  });
});
