import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LOCALES } from '../src/i18n/locales.ts';
import { messages } from '../src/i18n/messages.ts';
import { type Showroom, startShowroom } from './showroom.ts';

const { EN, DE } = messages;

let showroom: Showroom;

beforeAll(async () => {
  showroom = await startShowroom();
});

afterAll(() => showroom.close());

describe('a visitor who leaves', () => {
  it('is counted down, and the next one finds the start screen in the default language and an empty form', async () => {
    const { context, page, open } = await showroom.openKiosk();
    await page.clock.install();
    await open();
    await page.getByRole('button', { name: LOCALES.DE.name }).click();
    await page.getByRole('navigation').getByRole('link', { name: DE.nav.inquiry }).click();
    await page.getByLabel(DE.inquiry.firstName).fill('Ada');

    await page.clock.fastForward('01:50');
    const dialog = page.getByRole('alertdialog', { name: DE.idle.title });
    await dialog.waitFor();
    await dialog.getByRole('button', { name: DE.idle.stay }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.getByLabel(DE.inquiry.firstName).inputValue()).toBe('Ada');

    await page.clock.fastForward('01:50');
    await dialog.waitFor();
    await page.clock.fastForward('00:15');
    await page.getByRole('heading', { name: EN.start.title }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await page.getByRole('navigation').getByRole('link', { name: EN.nav.inquiry }).click();
    expect(await page.getByLabel(EN.inquiry.firstName).inputValue()).toBe('');
    await context.close();
  });
});
