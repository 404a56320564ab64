import type { Page } from 'playwright-core';
import { messages } from '../src/i18n/messages.ts';

const { inquiry } = messages.EN;

/** Fills in the English form. */
export async function fillInquiry(page: Page): Promise<void> {
  const fill = (label: string, value: string) => page.getByLabel(label, { exact: true }).fill(value);
  await fill(inquiry.firstName, 'Ada');
  await fill(inquiry.email, 'ada@labor.example');
  await fill(inquiry.company, 'Labor am Markt');
  await page.getByLabel(inquiry.country, { exact: true }).selectOption('DE');
  await fill(inquiry.phone, '30 23125017');
  await page.getByLabel(inquiry.industry, { exact: true }).selectOption('DENTAL_LABS');
  await fill(inquiry.comments, 'Please send an offer for two printers.');
}
