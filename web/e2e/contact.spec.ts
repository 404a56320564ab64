import type { Locator, Page } from '@playwright/test';
import { contactCopy } from '#content/contact/contact.ts';
import { mailboxes, offices } from '#content/contact/offices.ts';
import { sampleAreas } from '#testing/sample-areas.ts';
import { expectAccessible, expectToFit } from './accessibility.ts';
import { test } from './leads.ts';
import { expect, type Site, sampleSites, sites } from './site.ts';

const { cn } = sites;

const PLACE = '/aboutUs/contactUs';

const fieldOf = (form: Locator, name: string) => form.getByRole('textbox', { name, exact: true });

async function openForm(page: Page, { path, messages: { Contact, Inquiries } }: Site) {
  await page.goto(path(PLACE));
  const form = page.getByRole('main').getByRole('region', { name: Contact.formTitle });
  await expect(fieldOf(form, Inquiries.fields.comments)).toBeVisible();
  return form;
}

for (const site of sampleSites(cn)) {
  const { locale, path, messages } = site;
  test(`R89 R225 submits the contact form in ${locale}`, async ({ page, leads }) => {
    await leads.serve(page);
    const { fields, send, inquiry } = messages.Inquiries;
    const form = await openForm(page, site);
    const email = `contact-${locale}@labor.example`;
    await fieldOf(form, fields.firstName).fill('Ada');
    await fieldOf(form, fields.email).fill(email);
    await form.getByRole('combobox', { name: fields.country }).fill(sampleAreas[locale].name);
    await page.getByRole('option', { name: sampleAreas[locale].name, exact: true }).click();
    await fieldOf(form, fields.phone).fill('1 23456789');
    await fieldOf(form, fields.company).fill('Labor');
    await form.getByRole('combobox', { name: fields.industry, exact: true }).selectOption('HEARABLES');
    await fieldOf(form, fields.comments).fill('Shells');
    await form.getByRole('button', { name: send }).click();
    const thanks = page.getByRole('main').getByRole('region', { name: inquiry.thanksTitle });
    await expect(thanks).toBeVisible();
    const [lead, ...others] = await leads.findLeads(email);
    expect(others).toEqual([]);
    expect(lead).toEqual(expect.objectContaining({ kind: 'inquiry', locale, comments: 'Shells', industryCode: '4' }));
    await expect(thanks).toContainText(String(lead?.id));
    await expect(thanks.getByRole('link')).toHaveAttribute('href', path('/hardware/A2D_HD'));
  });
}

test('R224 has structured data for all contacts', async ({ page }) => {
  await page.goto(PLACE);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const organization = texts.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'Organization');
  expect(organization.contactPoint.map(({ email }: { email: string }) => email)).toEqual(Object.values(mailboxes));
  expect(organization.location.map(({ telephone }: { telephone: string }) => telephone)).toEqual(
    Object.values(offices).map(({ phone }) => phone),
  );
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('R89 R224 shows all contact options', async ({ page }) => {
    await page.goto(cn.path(PLACE));
    await expect(page.getByRole('link', { name: mailboxes.complaints })).toBeVisible();
    await expect(page.getByText(contactCopy.cn.offices.berlin.street)).toBeVisible();
    await expect(page.locator('main noscript p')).toContainText(mailboxes.business);
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  });
});

test('R89 the form fits every viewport and passes axe', async ({ page }) => {
  await openForm(page, cn);
  await expectToFit(page);
  await expectAccessible(page);
});
