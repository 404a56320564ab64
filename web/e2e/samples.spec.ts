// Long: one journey through four steps, with the errors of each.
// Slow: each step requires filling in the previous ones.
import { formMessages } from '@heliograph/schema/rules/messages.ts';
import type { Page } from '@playwright/test';
import { expectAccessible, expectToFit } from './accessibility.ts';
import { test } from './leads.ts';
import { allSites, expect, type Site, sites } from './site.ts';
import { visit } from './visit.ts';

const { en, cn, de } = sites;

const PATH = '/material/bm';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const fieldOf = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true });

/** Strips the placeholder tag. */
const optional = ({ messages: { Samples: messages } }: Site, field: 'reason' | 'otherRequirements') =>
  messages.optional.replace('{field}', messages.fields[field]);

async function start(page: Page, { path }: Site, search = '') {
  await visit(page, path(PATH) + search);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function choose(page: Page, { messages: { Samples: messages } }: Site, count = 2) {
  for (let index = 0; index < count; index++) await page.getByRole('checkbox').nth(index).check();
  await button(page, messages.confirm).click();
  await expect(heading(page, messages.steps[2])).toBeFocused();
}

async function fillInDetails(page: Page, { messages: { Samples: messages } }: Site, contact: string) {
  await page.getByRole('radio', { name: messages.applications.END_PRODUCTION }).check();
  await fieldOf(page, messages.fields.industry).fill('Labor & Söhne');
  await page.getByRole('combobox', { name: messages.fields.companySize }).selectOption('11–50');
  await fieldOf(page, messages.fields.name).fill('Ada "李" <b>');
  await fieldOf(page, messages.fields.occupation).fill('Zahntechnikerin');
  await fieldOf(page, messages.fields.contact).fill(contact);
}

async function fillInShipping(page: Page, { messages: { Samples: messages } }: Site) {
  await fieldOf(page, messages.fields.company).fill('Labor am Markt');
  await fieldOf(page, messages.fields.receiver).fill('Warenannahme');
  await fieldOf(page, messages.fields.phone).fill('+49 (30) 23125-017');
  await page.getByRole('radio', { name: messages.countries.DE }).check();
  await fieldOf(page, messages.fields.address).fill('Am Markt 1\n10115 Berlin');
}

async function fillInAll(page: Page, site: Site, contact: string) {
  await start(page, site);
  await choose(page, site);
  await fillInDetails(page, site, contact);
  await button(page, site.messages.Samples.confirm).click();
  await expect(heading(page, site.messages.Samples.steps[3])).toBeFocused();
  await fillInShipping(page, site);
}

/** Makes the gateway refuse every request with a problem in one field. */
async function refuse(page: Page, field: string, message: string) {
  await page.route('**/graphql', (route, request) => {
    if (request.postDataJSON()?.operationName !== 'RequestSample') return route.fallback();
    const refusal = {
      __typename: 'FormRefusal',
      code: 'INVALID_INPUT',
      message: formMessages.de.invalid,
      problems: [{ __typename: 'FieldProblem', field, message }],
      retryAfter: null,
      incident: null,
    };
    return route.fulfill({ json: { data: { requestSample: refusal } } });
  });
}

test.describe('sample request', () => {
  test('R4 R155 R199 R223 R252 R253 R254 R255 R256 submits stock samples in three steps, exactly as typed', async ({
    page,
    leads,
  }) => {
    const { Samples: messages } = de.messages;
    await leads.serve(page);
    await fillInAll(page, de, 'standard@labor.example');
    await expect(page).toHaveURL(/\/de\/material\/bm\?step=3&sample=11&sample=12$/);
    await button(page, messages.submit).click();
    await expect(heading(page, messages.result.title)).toBeFocused();
    await expect(page).toHaveURL(de.path(PATH));
    await expect(page.locator('main [aria-current=step]')).toHaveText(messages.result.warehouse);
    const [lead, ...others] = await leads.findLeads('standard@labor.example');
    expect(others).toEqual([]);
    expect(lead).toMatchObject({
      kind: 'sample-request',
      locale: 'de',
      sampleType: 'standard',
      productIds: ['11', '12'],
      reason: '',
      industry: 'Labor & Söhne',
      companySize: '11–50',
      application: 'endProduction',
      requirements: '',
      name: 'Ada "李" <b>',
      occupation: 'Zahntechnikerin',
      company: 'Labor am Markt',
      receiver: 'Warenannahme',
      phone: '+493023125017',
      address: 'DE, Am Markt 1\n10115 Berlin',
    });
    await expect(page.getByRole('main')).toContainText(String(lead?.id));
  });

  test('R155 R199 R257 Q36 a custom sample starts with its requirements, and a team is allocated', async ({
    page,
    leads,
  }) => {
    const { Samples: messages } = cn.messages;
    await leads.serve(page);
    await start(page, cn);
    await page.getByRole('link', { name: messages.custom.start }).click();
    await expect(heading(page, messages.steps[2])).toBeFocused();
    await expect(page).toHaveURL(/\/cn\/material\/bm\?step=2&variant=custom$/);
    await fillInDetails(page, cn, 'custom@labor.example');
    await button(page, messages.confirm).click();
    const reason = fieldOf(page, messages.fields.customReason);
    await expect(reason).toBeFocused();
    await expect(reason).toHaveAccessibleDescription(formMessages.cn.reason);
    await reason.fill('耳模，壁厚 0.6 mm\n两件');
    await button(page, messages.confirm).click();
    await fillInShipping(page, cn);
    await button(page, messages.submit).click();
    await expect(heading(page, messages.result.customTitle)).toBeFocused();
    await expect(page.locator('main [aria-current=step]')).toHaveText(messages.result.team);
    const leadsFound = await leads.findLeads('custom@labor.example');
    expect(leadsFound).toMatchObject([
      { sampleType: 'custom', productIds: [], reason: '耳模，壁厚 0.6 mm\n两件', locale: 'cn' },
    ]);
  });

  test('R155 a reload keeps step, selection and input; Back returns to the previous step', async ({ page }) => {
    const { Samples: messages } = de.messages;
    await fillInAll(page, de, 'samples-kept@labor.example');
    await page.reload();
    await expect(fieldOf(page, messages.fields.receiver)).toHaveValue('Warenannahme');
    await expect(page.getByRole('radio', { name: messages.countries.DE })).toBeChecked();
    await page.goBack();
    await expect(heading(page, messages.steps[2])).toBeFocused();
    await expect(fieldOf(page, messages.fields.contact)).toHaveValue('samples-kept@labor.example');
    await expect(page.getByRole('radio', { name: messages.applications.END_PRODUCTION })).toBeChecked();
    await expect(page.getByRole('combobox', { name: messages.fields.companySize })).toHaveValue('11–50');
    await page.goBack();
    await expect(heading(page, messages.steps[1])).toBeFocused();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await page.goForward();
    await expect(heading(page, messages.steps[2])).toBeFocused();
    await button(page, messages.back).click();
    await expect(heading(page, messages.steps[1])).toBeFocused();
  });

  test('R253 R254 R273 Q36 Q39 each step reports its own missing values, and only on submit', async ({ page }) => {
    const { Samples: messages } = de.messages;
    const errors = formMessages.de;
    await start(page, de);
    await choose(page, de, 1);
    await expect(page.locator('[aria-current=step]')).toContainText(
      messages.stepOf.replace('{step}', '2').replace('{count}', '3'),
    );
    await expect(fieldOf(page, messages.fields.name)).toHaveAttribute('placeholder', messages.prompts.name);
    for (const radio of await page.getByRole('radio').all()) await expect(radio).toHaveAttribute('required');
    await button(page, messages.confirm).click();
    for (const key of ['expectedApplication', 'industry', 'companySize', 'name', 'occupation', 'contact'] as const) {
      await expect(page.getByText(errors[key], { exact: true })).toBeVisible();
    }
    await expect(fieldOf(page, optional(de, 'reason'))).not.toHaveAttribute('aria-invalid');
    await fillInDetails(page, de, '030 23125017');
    await expect(page.getByText(errors.contactFormat, { exact: true })).toBeVisible();
    await fieldOf(page, messages.fields.contact).fill('+49 30 23125017');
    await expect(page.getByText(errors.contactFormat, { exact: true })).toBeHidden();
    await button(page, messages.confirm).click();
    await fieldOf(page, messages.fields.phone).pressSequentially('12');
    await expect(page.locator('main [aria-invalid=true]')).toHaveCount(0);
    await button(page, messages.submit).click();
    await expect(fieldOf(page, messages.fields.company)).toBeFocused();
    for (const key of ['company', 'receiver', 'phoneFormat', 'country', 'address'] as const) {
      await expect(page.getByText(errors[key], { exact: true })).toBeVisible();
    }
  });

  test('R252 requires one to three samples for the next step', async ({ page }) => {
    const { Samples: messages } = en.messages;
    await start(page, en, '?step=3&sample=99999');
    await expect(heading(page, messages.steps[1])).toBeVisible();
    const boxes = page.getByRole('checkbox');
    await expect(boxes.first()).toBeEnabled();
    await button(page, messages.confirm).click();
    await expect(page.getByRole('status').filter({ hasText: formMessages.en.samples })).toBeVisible();
    for (const index of [0, 4, 9]) await boxes.nth(index).check();
    await expect(boxes.nth(1)).toBeDisabled();
    await boxes.nth(4).uncheck();
    await expect(boxes.nth(1)).toBeEnabled();
    await expect(page).toHaveURL(/\/material\/bm\?sample=11&sample=20$/);
  });

  test('a refusal leads to the step of its field, or to the selection', async ({ page }) => {
    const { Samples: messages } = de.messages;
    await fillInAll(page, de, 'samples-refused@labor.example');
    await refuse(page, 'contact', formMessages.de.contact);
    await button(page, messages.submit).click();
    const contact = fieldOf(page, messages.fields.contact);
    await expect(contact).toBeFocused();
    await expect(contact).toHaveAccessibleDescription(formMessages.de.contact);
    await expect(page.getByRole('alert').filter({ hasText: formMessages.de.invalid })).toBeVisible();
    await contact.fill('accepted@labor.example');
    await expect(contact).not.toHaveAttribute('aria-invalid');
    await button(page, messages.confirm).click();
    await page.unroute('**/graphql');
    await refuse(page, 'samples', formMessages.de.samples);
    await button(page, messages.submit).click();
    await expect(page.getByRole('checkbox', { checked: true }).first()).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: formMessages.de.samples })).toBeVisible();
  });

  test('S9 stores a request once that is submitted twice at the same time', async ({ page, leads }) => {
    await leads.serve(page);
    await fillInAll(page, en, 'samples-twice@labor.example');
    await button(page, en.messages.Samples.submit).evaluate((submit: HTMLButtonElement) => {
      for (let time = 0; time < 5; time++) submit.click();
    });
    await expect(heading(page, en.messages.Samples.result.title)).toBeVisible();
    expect(await leads.findLeads('samples-twice@labor.example')).toHaveLength(1);
  });

  test('R252 R253 R255 works with the keyboard only', async ({ page }) => {
    const { Samples: messages } = en.messages;
    await start(page, en);
    const box = page.getByRole('checkbox').first();
    await expect(box).toBeEnabled();
    await box.focus();
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
    await button(page, messages.confirm).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page, messages.steps[2])).toBeFocused();
    await expect(fieldOf(page, optional(en, 'reason'))).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(fieldOf(page, optional(en, 'reason'))).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: messages.applications.ASSISTED_PRODUCTION })).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(fieldOf(page, messages.fields.industry)).toBeFocused();
  });

  for (const site of allSites) {
    test(`R350 R351 R352 R353 R354 Q38 shows the service figures before the form in ${site.locale}`, async ({
      page,
    }) => {
      const { Samples: messages } = site.messages;
      await start(page, site);
      const promises = page.getByRole('region', { name: messages.promises.label });
      await expect(promises).toContainText(messages.promises.answer.figure.replace('{hours}', '5'));
      await expect(promises).toContainText(messages.promises.delivery.figure.replace('{weeks}', '2'));
      for (const country of Object.values(messages.countries)) await expect(promises).toContainText(country);
      await expect(promises).toContainText(messages.promises.shipping.text);
      const custom = page.getByRole('region', { name: messages.custom.name });
      await expect(custom).toContainText(messages.custom.team.figure.replace('{hours}', '5'));
      await expect(custom).toContainText(messages.custom.cycle.figure.replace('{weeks}', '2'));
    });
  }

  test('R155 each step fits every viewport', async ({ page }) => {
    for (const search of ['', '?step=2&sample=11&sample=13', '?step=3&variant=custom']) {
      await visit(page, de.path(PATH) + search);
      if (search) await expect(button(page, de.messages.Samples.back)).toBeVisible();
      await expectToFit(page);
    }
  });

  test('R155 each step passes axe', async ({ page, leads }) => {
    const { Samples: messages } = de.messages;
    await leads.serve(page);
    await start(page, de);
    await page.getByRole('checkbox').first().check();
    await expectAccessible(page);
    await button(page, messages.confirm).click();
    await button(page, messages.confirm).click();
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
    await expectAccessible(page);
    await fillInDetails(page, de, 'axe@labor.example');
    await button(page, messages.confirm).click();
    await button(page, messages.submit).click();
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
    await expectAccessible(page);
    await fillInShipping(page, de);
    await button(page, messages.submit).click();
    await expect(heading(page, messages.result.title)).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('sample request without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { locale, path, messages } of allSites) {
    test(`R155 shows the samples in ${locale} and links to the contact page`, async ({ page }) => {
      await page.goto(path(PATH));
      const main = page.getByRole('main');
      await expect(main.getByRole('article')).toHaveCount(18);
      await expect(main.getByRole('checkbox')).toHaveCount(0);
      await expect(button(page, messages.Samples.confirm)).toHaveCount(0);
      const categories = main.getByRole('navigation', { name: messages.Samples.categories }).getByRole('link');
      await expect(categories).toHaveCount(7);
      const target = await categories.nth(1).getAttribute('href');
      await expect(main.locator(target ?? '')).toBeVisible();
      await main.getByText(messages.Samples.lookFor).first().click();
      await expect(main.getByRole('listitem').filter({ hasText: /mm/ }).first()).toBeVisible();
      await expect(main.locator(`a[href="${path('/aboutUs/contactUs')}"]`)).toBeVisible();
    });
  }
});
