import { INDUSTRIES } from '@heliograph/schema/form-validation/forms.ts';
import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import { type Locale, localeCodes } from '@heliograph/schema/locales.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { checkbox, fillIn, listField, press, select, textField } from '#testing/form-fields.ts';
import { renderPage } from '#testing/render.tsx';
import { InquiryForm } from './inquiry-form.tsx';

const renderForm = (locale: Locale) =>
  renderPage(<InquiryForm locale={locale} onAccepted={() => undefined} />, { locale });

describe.each(localeCodes)('the inquiry form in %s', (locale) => {
  const { fields, send, industries, phoneHint } = messages[locale].Inquiries;
  const errors = formMessages[locale];

  it('R260 R262 R264 R265 R266 R267 R268 R271 marks what is missing after the first attempt, and focuses the first', async () => {
    const { container } = renderForm(locale);
    const countInvalid = () => container.querySelectorAll('[aria-invalid=true]').length;
    await userEvent.click(textField(fields.firstName));
    await userEvent.tab();
    expect(countInvalid()).toBe(0);
    await press(send);
    const required: [HTMLElement, string][] = [
      [textField(fields.firstName), errors.firstName],
      [textField(fields.email), errors.email],
      [textField(fields.phone), `${phoneHint} ${errors.phone}`],
      [textField(fields.company), errors.company],
      [listField(fields.industry), errors.industry],
      [textField(fields.comments), errors.comments],
    ];
    // In German, the country is preselected.
    if (locale !== 'de') required.push([listField(fields.country), errors.country]);
    await waitFor(() => expect(countInvalid()).toBe(required.length));
    for (const [field, error] of required) {
      expect(field).toHaveAccessibleDescription(error);
      expect(field).toBeRequired();
    }
    expect(textField(fields.firstName)).toHaveFocus();
    for (const name of locale === 'cn' ? [fields.jobTitle] : [fields.lastName, fields.jobTitle])
      expect(textField(name)).not.toBeRequired();
    fillIn(fields.firstName, ' \u00a0 ');
    await waitFor(() => expect(textField(fields.firstName)).toBeInvalid());
    fillIn(fields.firstName, 'Ada');
    await waitFor(() => expect(textField(fields.firstName)).not.toBeInvalid());
  });

  it('R266 R320 reports an invalid phone number while the industry is missing', async () => {
    renderForm(locale);
    fillIn(fields.phone, '12');
    await press(send);
    await waitFor(() => expect(listField(fields.industry)).toHaveAccessibleDescription(errors.industry));
    expect(textField(fields.phone)).toHaveAccessibleDescription(`${phoneHint} ${errors.phoneFormat}`);
  });

  it('R261 R262 distinguishes missing from malformed values', async () => {
    renderForm(locale);
    await press(send);
    await waitFor(() => expect(textField(fields.email)).toHaveAccessibleDescription(errors.email));
    expect(textField(fields.phone)).toHaveAccessibleDescription(`${phoneHint} ${errors.phone}`);
    fillIn(fields.email, 'ada@labor');
    fillIn(fields.phone, '+999 1');
    await waitFor(() => expect(textField(fields.email)).toHaveAccessibleDescription(errors.emailFormat));
    await waitFor(() =>
      expect(textField(fields.phone)).toHaveAccessibleDescription(`${phoneHint} ${errors.phoneFormat}`),
    );
  });

  it('R208 R234 R266 offers six industries, and reveals a required text field for the last', async () => {
    renderForm(locale);
    const [, ...options] = listField(fields.industry).querySelectorAll('option');
    expect(options.map(({ value, text }) => [value, text])).toEqual(
      INDUSTRIES.map((value) => [value, industries[value]]),
    );
    await press(send);
    await waitFor(() => expect(listField(fields.industry)).toBeInvalid());
    for (const industry of INDUSTRIES.slice(0, -1)) {
      select(fields.industry, industry);
      expect(screen.queryByRole('textbox', { name: fields.otherIndustry })).toBeNull();
    }
    select(fields.industry, 'OTHER');
    expect(textField(fields.otherIndustry)).toBeRequired();
    await press(send);
    await waitFor(() => expect(textField(fields.otherIndustry)).toHaveAccessibleDescription(errors.ownIndustry));
    fillIn(fields.otherIndustry, 'Jewellery');
    await waitFor(() => expect(textField(fields.otherIndustry)).not.toBeInvalid());
  });

  it('R320 revalidates the number when the calling code changes', async () => {
    renderForm(locale);
    fillIn(fields.mobilePrefix, '+1');
    fillIn(fields.phone, '030 23125017');
    await press(send);
    await waitFor(() =>
      expect(textField(fields.phone)).toHaveAccessibleDescription(`${phoneHint} ${errors.phoneFormat}`),
    );
    fillIn(fields.mobilePrefix, '+49');
    await waitFor(() => expect(textField(fields.phone)).not.toBeInvalid());
  });

  it('R270 accepts a number with its own calling code, and shows this code', async () => {
    renderForm(locale);
    fillIn(fields.phone, '0033 1 23456789');
    fireEvent.blur(textField(fields.phone));
    expect(textField(fields.mobilePrefix)).toHaveValue('+33');
    await press(send);
    await waitFor(() => expect(listField(fields.industry)).toBeInvalid());
    expect(textField(fields.phone)).not.toBeInvalid();
  });

  it('R261 Q10 explains why an address with a plus is rejected', async () => {
    const { plusHint } = messages[locale].Inquiries;
    renderForm(locale);
    expect(textField(fields.email)).not.toHaveAccessibleDescription(plusHint);
    await press(send);
    fillIn(fields.email, 'ada+news@labor.example');
    await waitFor(() =>
      expect(textField(fields.email)).toHaveAccessibleDescription(`${plusHint} ${errors.emailFormat}`),
    );
  });
});

it('R225 asks for the whole name in one field in Chinese, and then for the mobile number', () => {
  const { fields } = messages.cn.Inquiries;
  renderForm('cn');
  const names = screen.getAllByRole('textbox').map((field) => field.getAttribute('name'));
  expect(names.slice(0, 4)).toEqual(['firstName', 'mobilePrefix', 'phone', 'email']);
  expect(names).not.toContain('lastName');
  expect(textField(fields.firstName)).toHaveAttribute('autocomplete', 'name');
});

it.each(localeCodes)('R225 Q9 states in %s how consent to marketing is given and recorded', (locale) => {
  const { marketingConsent, consentNotice } = messages[locale].Inquiries;
  renderForm(locale);
  expect(checkbox(marketingConsent)).toHaveAccessibleDescription(consentNotice);
  expect(checkbox(marketingConsent)).not.toBeChecked();
});

it("R261 R263 R269 validates email addresses, calling codes and lengths by the gateway's rules", async () => {
  const { fields, send } = messages.en.Inquiries;
  const errors = formMessages.en;
  renderForm('en');
  await press(send);
  const expectError = (name: string, error: string) =>
    waitFor(() => expect(textField(name)).toHaveAccessibleDescription(error));
  fillIn(fields.email, `${'a'.repeat(46)}@b.de`);
  await expectError(fields.email, errors.tooLong);
  fillIn(fields.email, `${'a'.repeat(45)}@b.de`);
  await expectError(fields.email, '');
  fillIn(fields.email, 'Ada@LABOR.example');
  await expectError(fields.email, '');
  fillIn(fields.company, 'c'.repeat(51));
  await expectError(fields.company, errors.tooLong);
  fillIn(fields.company, 'c'.repeat(50));
  await expectError(fields.company, '');
  fillIn(fields.mobilePrefix, 'x');
  await expectError(fields.mobilePrefix, errors.mobilePrefixFormat);
  fillIn(fields.mobilePrefix, '');
  await expectError(fields.mobilePrefix, errors.mobilePrefix);
  fillIn(fields.mobilePrefix, '44');
  await expectError(fields.mobilePrefix, '');
});
