// Long: every input and result, in three languages and currencies.
import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { clearAligners } from '#content/application/clear-aligners/page.ts';
import { splint } from '#content/application/splint/page.ts';
import { messages } from '#i18n/messages.ts';
import { renderPage } from '#testing/render.tsx';
import { CostCalculator } from './cost-calculator.tsx';
import type { CostDefaults } from './cost-defaults.ts';
import { type CostField, type CostItem, ruleOf } from './cost-fields.ts';

const translator = (locale: Locale, item: CostItem = 'splint') => {
  const translate = createTranslator({
    locale: locales[locale].tag,
    messages: messages[locale],
    namespace: 'CostCalculator',
  });
  return (key: Parameters<typeof translate>[0], values: Record<string, string | number> = {}) =>
    translate(key, { item, ...values });
};
const calculators = (locale: Locale) =>
  createTranslator({ locale: locales[locale].tag, messages: messages[locale], namespace: 'Calculators' });
const t = translator('en');

type Options = { defaults?: CostDefaults; query?: string; locale?: Locale };

async function renderCalculator({ defaults = splint.cost.defaults, query = '', locale = 'en' }: Options = {}) {
  renderPage(<CostCalculator defaults={defaults} />, { locale, url: `/${query}` });
  await waitFor(() => expect(fieldOf('parts', locale)).not.toHaveAttribute('readonly'));
}

function fieldOf(name: CostField, locale: Locale = 'en') {
  const label = translator(locale)(`fields.${name}`);
  return screen.getByRole('textbox', {
    name: (text) => text === label || (/^\s?[(（]/.test(text.replace(label, '')) && text.startsWith(label)),
  });
}

async function enter(name: CostField, text: string, locale: Locale = 'en') {
  await userEvent.clear(fieldOf(name, locale));
  await userEvent.type(fieldOf(name, locale), text);
}

const result = (locale: Locale = 'en') => screen.getByRole('region', { name: translator(locale)('result') });

const summary = (locale: Locale = 'en') => screen.getByRole('region', { name: translator(locale)('summary.title') });

/** The amount beside a name. */
function amountOf(name: string, locale: Locale = 'en'): string | null {
  const terms = [result(locale), summary(locale)].flatMap((region) =>
    within(region).queryAllByText(name, { selector: 'dt' }),
  );
  return terms[0]?.nextElementSibling?.textContent ?? null;
}

const COMPLETE = '?resin-price=200&printer-price=6000&outsourced=95';

describe('the cost calculator', () => {
  it('starts with the records of the page, names them, and marks assumptions', async () => {
    await renderCalculator();
    expect(fieldOf('parts')).toHaveValue('15');
    expect(fieldOf('parts')).toHaveAccessibleDescription(t('origins.caseStudy'));
    expect(screen.getAllByRole('link', { name: t('origins.caseStudy') })[0]).toHaveAttribute(
      'href',
      '/application/moreApplication/cases/505',
    );
    expect(fieldOf('partsPerJob')).toHaveAccessibleDescription(t('origins.assumption'));
  });

  it('calculates with examples where no record gives a price, and marks them until they are replaced', async () => {
    await renderCalculator();
    expect(fieldOf('resinPrice')).toHaveValue('');
    expect(fieldOf('resinPrice')).toHaveAttribute('placeholder', '250');
    expect(fieldOf('resinPrice')).toHaveAccessibleDescription(t('origins.quote'));
    expect(fieldOf('outsourced')).toHaveAccessibleDescription(t('origins.own'));
    const all = `${t('exampleNames.resinPrice')}, ${t('exampleNames.printerPrice')}, and ${t('exampleNames.outsourced')}`;
    expect(result()).toHaveTextContent(t('exampleNote', { names: all }));
    expect(within(result()).getByRole('heading', { name: t('exampleCost') })).toBeVisible();
    expect(result()).toHaveTextContent(/Pays off after \d+ splints/);
    await enter('resinPrice', '250');
    expect(fieldOf('resinPrice')).toHaveAccessibleDescription(t('origins.yours'));
    const rest = `${t('exampleNames.printerPrice')} and ${t('exampleNames.outsourced')}`;
    expect(result()).toHaveTextContent(t('exampleNote', { names: rest }));
    await waitFor(() => expect(window.location.search).toBe('?resin-price=250'));
    await enter('printerPrice', '6000');
    await enter('outsourced', '95');
    expect(within(result()).getByRole('heading', { name: t('costPerPart') })).toBeVisible();
    expect(result()).not.toHaveTextContent('Example');
  });

  it('returns to the example when a price is emptied', async () => {
    await renderCalculator({ query: COMPLETE });
    await userEvent.clear(fieldOf('outsourced'));
    expect(fieldOf('outsourced')).toHaveAttribute('placeholder', '95');
    expect(result()).toHaveTextContent(t('exampleNote', { names: t('exampleNames.outsourced') }));
    await waitFor(() => expect(window.location.search).not.toContain('outsourced'));
  });

  it.each(['en', 'cn', 'de'] as const)('says in the inquiry which values are examples, in %s', async (locale) => {
    await renderCalculator({ query: '?currency=USD&resin-price=200', locale });
    const local = translator(locale);
    const link = screen.getByRole('link', { name: local('inquiry.ask') });
    const lines = link.dataset.inquiryComments?.split('\n') ?? [];
    const lineOf = (name: 'resinPrice' | 'printerPrice') =>
      lines.find((line) => line.startsWith(local(`fields.${name}`)));
    expect(lineOf('printerPrice')).toContain(local('inquiry.example', { value: '8000' }));
    expect(lineOf('resinPrice')).not.toContain(local('inquiry.example', { value: '200' }));
    expect(link.dataset.inquiryComments).toContain(local('exampleCost'));
  });

  it('shows amounts that add up to the total, without cents above 100', async () => {
    await renderCalculator({ query: COMPLETE });
    const cents = (amount: string | null) => Math.round(Number(amount?.replaceAll(/[$,]/g, '')) * 100);
    const amounts = (['resin', 'labor', 'scrap', 'equipment'] as const).map((name) => amountOf(t(`items.${name}`)));
    const total = within(result()).getByRole('heading', { name: t('costPerPart') }).nextElementSibling;
    const sum = amounts.map(cents).reduce((all, amount) => all + amount, 0);
    expect(sum).toBe(cents(total?.textContent ?? null));
    expect(amountOf(t('summary.perMonth'))).toMatch(/^\$[\d,]{3,}$/);
  });

  it('carries the numbers and the address of the result to the inquiry', async () => {
    await renderCalculator({ query: COMPLETE });
    const link = screen.getByRole('link', { name: t('inquiry.ask') });
    expect(link).toHaveAttribute('href', '#inquiry');
    const lines = link.dataset.inquiryComments?.split('\n') ?? [];
    expect(lines).toContain(`${t('fields.parts')}: 15`);
    expect(lines.at(-2)).toMatch(new RegExp(`^${t('costPerPart')}: \\$`));
    expect(lines.at(-1)).toMatch(new RegExp(`^http://localhost(:\\d+)?/\\${COMPLETE}$`));
    expect(link.dataset.inquiryComments?.length).toBeLessThan(2000);
  });

  it('converts the resin of a record from grams to milliliters, supports included', async () => {
    await renderCalculator({ defaults: { ...clearAligners.cost.defaults, item: 'splint' } });
    expect(fieldOf('resin')).toHaveValue('17.24');
    expect(fieldOf('resin')).toHaveAccessibleDescription(/^20\s?g/);
    expect(fieldOf('supports')).toHaveValue('0');
    expect(amountOf(t('summary.job'))).toMatch(/^96\s/);
  });

  it('calculates the cost of a part and the payback from what is typed, and keeps it in the URL', async () => {
    await renderCalculator();
    await enter('resinPrice', '200');
    await enter('printerPrice', '6000');
    await enter('outsourced', '95');
    expect(amountOf(t('items.resin'))).toBe('$2.76');
    expect(result()).toHaveTextContent(t('costPerPart'));
    // (6,000 + 1,108) / (95 − (2.76 + 34.67) / 0.946) = 128.2…
    expect(result()).toHaveTextContent(t('payback.reached', { parts: 129, months: 8.5 }));
    await waitFor(() => expect(window.location.search).toBe('?resin-price=200&printer-price=6000&outsourced=95'));
  });

  it('shows the values of a link, and ignores those out of bounds', async () => {
    await renderCalculator({ query: `${COMPLETE}&parts=40&scrap=100&layer=-5&height=1e3&wage=NaN` });
    expect(fieldOf('parts')).toHaveValue('40');
    expect(fieldOf('parts')).toHaveAccessibleDescription(t('origins.changed', { value: '15' }));
    expect([fieldOf('scrap'), fieldOf('layer')].map((field) => field.getAttribute('value'))).toEqual(['5.4', '100']);
    expect(fieldOf('wage')).toHaveValue('40');
  });

  it.each(['-5', 'abc', '101', '', '1e1'])(
    'explains why a scrap rate of %j is refused, and keeps the last result',
    async (text) => {
      await renderCalculator({ query: COMPLETE });
      const before = amountOf(t('items.resin'));
      await userEvent.clear(fieldOf('scrap'));
      if (text) await userEvent.type(fieldOf('scrap'), text);
      const { min, max } = ruleOf('scrap');
      expect(fieldOf('scrap')).toBeInvalid();
      expect(fieldOf('scrap')).toHaveAccessibleDescription(
        expect.stringContaining(calculators('en')('errors.number', { min: String(min), max: String(max) })),
      );
      expect(result()).toHaveTextContent(t('invalid', { count: 1 }));
      expect(amountOf(t('items.resin'))).toBe(before);
      await enter('scrap', '10');
      expect(fieldOf('scrap')).toBeValid();
      expect(result()).not.toHaveTextContent(t('invalid', { count: 1 }));
    },
  );

  it('reads decimal commas in German, and formats amounts in euros', async () => {
    const de = translator('de');
    await renderCalculator({ locale: 'de', query: '?printer-price=6000' });
    await enter('resinPrice', '1.000,50', 'de');
    expect(amountOf(de('items.resin'), 'de')).toMatch(/^13,81\s€$/);
    await waitFor(() => expect(window.location.search).toContain('resin-price=1000.5'));
    await enter('partsPerJob', '1,5', 'de');
    expect(fieldOf('partsPerJob', 'de')).toHaveAccessibleDescription(
      expect.stringContaining(calculators('de')('errors.integer', { min: '1', max: '10.000' })),
    );
  });

  it('changes the currency without converting amounts; dollar prices of the list stay with the dollar', async () => {
    await renderCalculator({ query: '?resin-price=200' });
    expect(fieldOf('stationPrice')).toHaveValue('1108');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: calculators('en')('currency') }), 'CNY');
    // Without cents above 100.
    expect(amountOf(t('items.resin'))).toBe('CN¥3');
    expect(fieldOf('outsourced')).toHaveAttribute('placeholder', '400');
    expect(fieldOf('stationPrice')).toHaveValue('');
    expect(fieldOf('stationPrice')).toHaveAttribute('placeholder', '8000');
    expect(fieldOf('stationPrice')).toHaveAccessibleDescription(t('origins.quote'));
    await waitFor(() => expect(window.location.search).toBe('?resin-price=200&currency=CNY'));
  });

  it('says that printing does not pay off where outsourcing is cheaper', async () => {
    await renderCalculator({ query: '?resin-price=200&printer-price=6000&outsourced=20' });
    expect(result()).toHaveTextContent(t('payback.never'));
  });

  it('draws printed and outsourced cost to one scale', async () => {
    await renderCalculator({ query: COMPLETE });
    const [printed = [], outsourced = []] = [...result().querySelectorAll('svg[viewBox="0 0 100 10"]')].map((bar) =>
      [...bar.querySelectorAll('rect')].map((rect) => Number(rect.getAttribute('width'))),
    );
    expect(outsourced).toEqual([100]);
    const sum = printed.reduce((total, width) => total + width, 0);
    // The sum of both bars is in the ratio of the amounts.
    const perPart = Number(result().querySelector('h3 + p')?.textContent?.replace('$', ''));
    expect(sum).toBeCloseTo((perPart / 95) * 100, 1);
  });

  it('counts models on a page about models', async () => {
    renderPage(<CostCalculator defaults={clearAligners.cost.defaults} />, { url: '/' });
    const models = translator('en', 'model');
    expect(await screen.findByRole('textbox', { name: models('fields.parts') })).toBeVisible();
    expect(within(result()).getByRole('heading', { name: models('exampleCost') })).toBeVisible();
    expect(result()).toHaveTextContent(/Pays off after [\d,]+ models/);
  });

  it('shows no cost per part without parts', async () => {
    await renderCalculator({ query: `${COMPLETE}&parts=0` });
    expect(result()).toHaveTextContent(t('noVolume'));
    expect(result()).toHaveTextContent(t('payback.parts', { parts: 129 }));
  });

  it('resets all values, invalid ones included', async () => {
    await renderCalculator({ query: COMPLETE });
    await enter('scrap', 'x');
    await userEvent.click(screen.getByRole('button', { name: calculators('en')('reset') }));
    expect(fieldOf('scrap')).toHaveValue('5.4');
    expect(fieldOf('scrap')).toBeValid();
    expect(fieldOf('resinPrice')).toHaveValue('');
    expect(fieldOf('resinPrice')).toHaveAccessibleDescription(t('origins.quote'));
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('copies a link that contains the values', async () => {
    const user = userEvent.setup();
    await renderCalculator({ query: COMPLETE });
    await user.click(screen.getByRole('button', { name: calculators('en')('copyLink') }));
    expect(await screen.findByText(calculators('en')('copied'))).toBeVisible();
    expect(await navigator.clipboard.readText()).toContain(COMPLETE);
  });
});
