import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import type { Page } from '@playwright/test';
import { expectAccessible, expectToFit } from './accessibility.ts';
import { test } from './leads.ts';
import { expect, type Site, sampleSites, sites } from './site.ts';
import { visit } from './visit.ts';

const { en, cn, de } = sites;

const PATH = '/material/bm';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const fieldOf = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name, exact: true });

/** Strips the placeholder tag. */
const optional = ({ messages: { Samples: messages } }: Site, field: 'reason') =>
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
  await page.getByRole('combobox', { name: messages.fields.industry }).selectOption('OTHER');
  await fieldOf(page, messages.fields.otherIndustry).fill('Labor & Söhne');
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

test.describe('sample request', () => {
  test('R4 R155 R199 R223 R252 R253 R254 R255 R256 submits stock samples in three steps, exactly as typed', async ({
    page,
    leads,
  }) => {
    const { Samples: messages } = de.messages;
    await leads.serve(page);
    await fillInAll(page, de, 'standard@labor.example');
    await expect(page).toHaveURL(/\/de\/material\/bm\?step=3&sample=14&sample=29$/);
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
      productIds: ['14', '29'],
      reason: '',
      industry: 'Labor & Söhne',
      industryCode: '5',
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

  test('R252 R253 R254 R255 R256 submits a stock sample with the keyboard', async ({ page, leads }) => {
    const { Samples: messages } = en.messages;
    await leads.serve(page);
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
    await expect(page.getByRole('combobox', { name: messages.fields.industry })).toBeFocused();
    await fillInDetails(page, en, 'keyboard@labor.example');
    await page.keyboard.press('Enter');
    await expect(heading(page, messages.steps[3])).toBeFocused();
    await fillInShipping(page, en);
    await fieldOf(page, messages.fields.receiver).press('Enter');
    await expect(heading(page, messages.result.title)).toBeFocused();
    const leadsFound = await leads.findLeads('keyboard@labor.example');
    expect(leadsFound).toMatchObject([{ sampleType: 'standard', productIds: ['14'], locale: 'en' }]);
    await expectAccessible(page);
  });

  const views = {
    'the selection': '?sample=11',
    'the second step with its errors': '?step=2&sample=11&sample=13',
    'the third step with its errors': '?step=3&variant=custom',
  };
  for (const [name, search] of Object.entries(views)) {
    test(`R155 ${name} fits every viewport and passes axe`, async ({ page }) => {
      const { Samples: messages } = de.messages;
      await visit(page, de.path(PATH) + search);
      if (search.includes('step')) {
        await button(page, search.includes('step=3') ? messages.submit : messages.confirm).click();
        await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible();
      }
      await expectToFit(page);
      await expectAccessible(page);
    });
  }
});

test.describe('sample request without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { locale, path, messages } of sampleSites(cn)) {
    const { Samples: texts } = messages;
    test(`R155 R350 R351 R352 R353 R354 Q38 shows samples and service figures in ${locale}, and links to the contact page`, async ({
      page,
    }) => {
      await page.goto(path(PATH));
      const main = page.getByRole('main');
      await expect(main.getByRole('article')).toHaveCount(19);
      await expect(main.getByRole('checkbox')).toHaveCount(0);
      await expect(button(page, texts.confirm)).toHaveCount(0);
      const categories = main.getByRole('navigation', { name: texts.categories }).getByRole('link');
      await expect(categories).toHaveCount(7);
      const target = await categories.nth(1).getAttribute('href');
      await expect(main.locator(target ?? '')).toBeVisible();
      await main.getByText(texts.lookFor).first().click();
      await expect(main.getByRole('listitem').filter({ hasText: /mm/ }).first()).toBeVisible();
      await expect(main.locator(`a[href="${path('/aboutUs/contactUs')}"]`)).toBeVisible();

      const promises = page.getByRole('region', { name: texts.promises.label });
      await expect(promises).toContainText(texts.promises.answer.figure.replace('{hours}', '5'));
      await expect(promises).toContainText(texts.promises.delivery.figure.replace('{weeks}', '2'));
      for (const country of Object.values(texts.countries)) await expect(promises).toContainText(country);
      await expect(promises).toContainText(texts.promises.shipping.text);
      const custom = page.getByRole('region', { name: texts.custom.name });
      await expect(custom).toContainText(texts.custom.team.figure.replace('{hours}', '5'));
      await expect(custom).toContainText(texts.custom.cycle.figure.replace('{weeks}', '2'));
    });
  }
});
