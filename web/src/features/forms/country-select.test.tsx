import { type Locale, localeCodes, locales } from '@heliograph/schema/locales.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AreasDocument } from '#features/areas/areas.generated.ts';
import { InquiryForm } from '#features/inquiries/inquiry-form.tsx';
import { createInquiryValues, inquiryDraft } from '#features/inquiries/inquiry-values.ts';
import { messages } from '#i18n/messages.ts';
import { chooseArea, fillIn, listField, textField } from '#testing/form-fields.ts';
import { createFormResponses } from '#testing/form-responses.ts';
import { createGatewayResponses } from '#testing/gateway-responses.ts';
import { renderPage } from '#testing/render.tsx';
import { sampleAreas } from '#testing/sample-areas.ts';

/** A step of Tailwind's scale, in px. */
const SPACING = 4;

const renderForm = (locale: Locale) =>
  renderPage(<InquiryForm locale={locale} onAccepted={() => undefined} />, { locale });

it.each([
  ['cn', '广东省'],
  ['de', 'Österreich'],
] as const)('R317 Q12 falls back silently to the ISO list in %s', async (locale, area) => {
  // A loaded list is cached in its module.
  vi.resetModules();
  const { InquiryForm: FreshForm } = await import('#features/inquiries/inquiry-form.tsx');
  const { fields } = messages[locale].Inquiries;
  const gateway = createGatewayResponses();
  gateway.respond(AreasDocument, () => {
    throw new TypeError('Failed to fetch');
  });
  renderPage(<FreshForm locale={locale} onAccepted={() => undefined} />, { locale });
  await chooseArea(fields.country, area);
  expect(listField(fields.country)).toHaveValue(area);
  expect(screen.queryByRole('alert')).toBeNull();
});

describe.each(localeCodes)('the country field in %s', (locale) => {
  const { fields } = messages[locale].Inquiries;

  it('Q57 is a combobox whose list is fetched on focus', async () => {
    vi.resetModules();
    const { InquiryForm: FreshForm } = await import('#features/inquiries/inquiry-form.tsx');
    const gateway = createFormResponses();
    renderPage(<FreshForm locale={locale} onAccepted={() => undefined} />, { locale });
    const country = listField(fields.country);
    expect(country).toHaveValue(locale === 'de' ? 'Deutschland' : '');
    await userEvent.click(textField(fields.firstName));
    expect(country).toHaveAttribute('aria-expanded', 'false');
    expect(gateway.variablesOf(AreasDocument)).toEqual([]);
    await userEvent.click(country);
    expect(await screen.findByRole('option', { name: sampleAreas[locale].name })).toBeInTheDocument();
    expect(gateway.variablesOf(AreasDocument)).toEqual([{ locale: locales[locale].graphql }]);
  });

  it('R207 starts with the calling code of the locale, and switches to the calling code of the country', async () => {
    createFormResponses();
    renderForm(locale);
    expect(textField(fields.mobilePrefix)).toHaveValue({ en: '+1', cn: '+86', de: '+49' }[locale]);
    await chooseArea(fields.country, sampleAreas[locale].name);
    expect(listField(fields.country)).toHaveValue(sampleAreas[locale].name);
    expect(textField(fields.mobilePrefix)).toHaveValue(sampleAreas[locale].callingCode);
  });
});

describe('the country field', () => {
  const { fields, noArea, clearArea } = messages.en.Inquiries;

  it('R207 Q11 sets the calling code with the country until the visitor edits it', async () => {
    createFormResponses();
    renderForm('en');
    await chooseArea(fields.country, 'Germany');
    expect(textField(fields.mobilePrefix)).toHaveValue('+49');
    await chooseArea(fields.country, 'France');
    expect(textField(fields.mobilePrefix)).toHaveValue('+33');
    fillIn(fields.mobilePrefix, '+352');
    await chooseArea(fields.country, 'Germany');
    expect(textField(fields.mobilePrefix)).toHaveValue('+352');
  });

  it('R207 R339 returns to the calling code of the locale when the country is cleared', async () => {
    const { fields: german, clearArea: clear } = messages.de.Inquiries;
    createFormResponses();
    renderForm('de');
    await userEvent.click(screen.getByRole('button', { name: clear }));
    expect(listField(german.country)).toHaveValue('');
    expect(textField(german.mobilePrefix)).toHaveValue('+1');
    await chooseArea(german.country, 'Frankreich');
    expect(textField(german.mobilePrefix)).toHaveValue('+33');
  });

  it('R338 Q57 shows a list of at most 240 px', async () => {
    createFormResponses();
    renderForm('en');
    await userEvent.click(listField(fields.country));
    const list = (await screen.findByRole('option', { name: 'Germany' })).closest('[role=listbox]');
    const [, steps = ''] = /(?:^| )max-h-(\d+)(?: |$)/.exec(list?.className ?? '') ?? [];
    expect(Number(steps) * SPACING).toBe(240);
    expect(list).toHaveClass('overflow-y-auto');
  });

  it('works with the keyboard only', async () => {
    createFormResponses();
    renderForm('en');
    const country = listField(fields.country);
    await userEvent.type(country, 'ger');
    await screen.findByRole('option', { name: 'Germany' });
    expect(screen.queryByRole('option', { name: 'France' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Germany' })).toBeNull());
    await userEvent.clear(country);
    await userEvent.keyboard('fra');
    await screen.findByRole('option', { name: 'France' });
    await userEvent.keyboard('{Enter}');
    expect(country).toHaveValue('France');
    expect(country).toHaveFocus();
  });

  it('reports that nothing matches, and can be cleared', async () => {
    createFormResponses();
    renderForm('en');
    await chooseArea(fields.country, 'Germany');
    await userEvent.click(screen.getByRole('button', { name: clearArea }));
    const country = listField(fields.country);
    expect(country).toHaveValue('');
    await userEvent.type(country, 'zz');
    expect(await screen.findByText(noArea)).toBeVisible();
  });

  it('drops a country of a draft that the list lacks', async () => {
    createFormResponses();
    inquiryDraft.write({ ...createInquiryValues('en'), country: '330000' });
    renderForm('en');
    await waitFor(() => expect(sessionStorage.getItem('draft:inquiry')).toContain('"country":""'));
    expect(listField(fields.country)).toHaveValue('');
  });
});
