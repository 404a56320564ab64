import { EXPECTED_APPLICATIONS, SHIPPING_COUNTRIES } from '@heliograph/schema/form-validation/forms.ts';
import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import { type Locale, localeCodes } from '@heliograph/schema/locales.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { fillIn, listField, press, select, textField } from '#testing/form-fields.ts';
import { renderPage } from '#testing/render.tsx';
import { SampleForm } from './sample-form.tsx';
import { createSampleValues, sampleDraft } from './sample-values.ts';

const details = {
  industryCode: 'DENTAL_LABS',
  companySize: '11–50',
  expectedApplication: 'END_PRODUCTION',
  name: 'Ada',
  occupation: 'Technician',
  contact: 'ada@labor.example',
};

function renderForm(locale: Locale, step: 2 | 3) {
  const events = { onStep: vi.fn(), onAccepted: vi.fn(), onSelectionRejected: vi.fn() };
  const selection = { kind: 'STANDARD' as const, samples: ['11'] };
  renderPage(<SampleForm locale={locale} step={step} selection={selection} {...events} />, { locale });
}

describe.each(localeCodes)('the form of the sample request in %s', (locale) => {
  const { Samples: texts } = messages[locale];
  const errors = formMessages[locale];
  const optional = (field: 'reason' | 'otherRequirements') => texts.optional.replace('{field}', texts.fields[field]);

  it('R253 R273 Q36 Q39 the second step prompts for its values and reports missing ones on confirmation', async () => {
    renderForm(locale, 2);
    for (const field of ['name', 'occupation', 'contact'] as const) {
      expect(textField(texts.fields[field])).toHaveAttribute('placeholder', texts.prompts[field]);
    }
    expect(textField(optional('otherRequirements'))).toHaveAttribute('placeholder', texts.prompts.otherRequirements);
    for (const field of ['industry', 'companySize'] as const) {
      expect(screen.getByRole('option', { name: texts.prompts[field] })).toBeInTheDocument();
    }
    for (const application of EXPECTED_APPLICATIONS) {
      expect(screen.getByRole('radio', { name: texts.applications[application] })).toBeRequired();
    }
    await press(texts.confirm);
    const group = screen.getByRole('group', { name: texts.fields.expectedApplication });
    await waitFor(() => expect(group).toHaveAccessibleDescription(errors.expectedApplication));
    expect(listField(texts.fields.industry)).toHaveAccessibleDescription(errors.industry);
    for (const field of ['name', 'occupation', 'contact'] as const) {
      expect(textField(texts.fields[field])).toHaveAccessibleDescription(errors[field]);
    }
    expect(listField(texts.fields.companySize)).toHaveAccessibleDescription(errors.companySize);
    expect(textField(optional('reason'))).not.toBeInvalid();
    expect(screen.getAllByRole('radio')[0]).toHaveFocus();
    fillIn(texts.fields.contact, '030 23125017');
    await waitFor(() => expect(textField(texts.fields.contact)).toHaveAccessibleDescription(errors.emailOrPhoneFormat));
    for (const contact of ['+49 30 23125017', 'ada@labor.example']) {
      fillIn(texts.fields.contact, contact);
      await waitFor(() => expect(textField(texts.fields.contact)).not.toBeInvalid());
    }
  });

  it('R208 R266 R273 the second step asks for the industry if none of the list applies', async () => {
    const { industries } = messages[locale].Inquiries;
    renderForm(locale, 2);
    for (const name of Object.values(industries)) expect(screen.getByRole('option', { name })).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: texts.fields.otherIndustry })).not.toBeInTheDocument();
    select(texts.fields.industry, 'OTHER');
    const field = textField(texts.fields.otherIndustry);
    expect(field).toHaveAttribute('placeholder', texts.prompts.otherIndustry);
    await press(texts.confirm);
    await waitFor(() => expect(field).toHaveAccessibleDescription(errors.ownIndustry));
  });

  it('R254 R271 R273 R353 R354 the third step names the terms of shipping and reports missing values on submit', async () => {
    sampleDraft.write({ ...createSampleValues(), ...details });
    renderForm(locale, 3);
    const [, terms = ''] = texts.shippingReminder.split('{names}');
    expect(screen.getByText(terms, { exact: false })).toBeVisible();
    const countries = screen.getAllByRole('radio');
    expect(countries).toHaveLength(4);
    for (const country of SHIPPING_COUNTRIES) {
      expect(screen.getByRole('radio', { name: texts.countries[country] })).toBeRequired();
    }
    const fields = ['company', 'receiver', 'phone', 'address'] as const;
    for (const field of fields) {
      expect(textField(texts.fields[field])).toHaveAttribute('placeholder', texts.prompts[field]);
    }
    fillIn(texts.fields.phone, '12');
    expect(textField(texts.fields.phone)).not.toBeInvalid();
    await press(texts.submit);
    await waitFor(() => expect(textField(texts.fields.company)).toHaveFocus());
    for (const field of ['company', 'receiver', 'address'] as const) {
      expect(textField(texts.fields[field])).toHaveAccessibleDescription(errors[field]);
    }
    expect(textField(texts.fields.phone)).toHaveAccessibleDescription(`${texts.phoneHint} ${errors.phoneFormat}`);
    expect(screen.getByRole('group', { name: texts.fields.shipTo })).toHaveAccessibleDescription(errors.country);
  });
});
