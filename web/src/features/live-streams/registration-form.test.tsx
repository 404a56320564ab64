import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import { type Locale, localeCodes } from '@heliograph/schema/locales.ts';
import { cleanup, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '#i18n/messages.ts';
import {
  check,
  checkbox,
  chooseArea,
  fillIn,
  fillInNames,
  listField,
  press,
  termsOf,
  textField,
} from '#testing/form-fields.ts';
import { createFormResponses, createInvalidInput } from '#testing/form-responses.ts';
import { renderPage } from '#testing/render.tsx';
import { sampleAreas } from '#testing/sample-areas.ts';
import { RegisterForLiveStreamDocument } from './register-for-live-stream.generated.ts';
import { RegistrationForm } from './registration-form.tsx';
import type { Accepted, Purpose } from './submit-registration.ts';

const accepted = {
  registerForLiveStream: { reference: 'L-1', delivery: 'DELIVERED' as const, startsAt: '2026-01-01T10:00:00Z' },
};

function renderForm(locale: Locale, liveStream = '1', purpose: Purpose = 'REMINDER') {
  const onAccepted = vi.fn<(accepted: Accepted) => void>();
  renderPage(<RegistrationForm locale={locale} liveStream={liveStream} purpose={purpose} onAccepted={onAccepted} />, {
    locale,
  });
  return onAccepted;
}

async function fillInForm(locale: Locale) {
  const { fields } = messages[locale].Inquiries;
  const names = fillInNames(locale, 'Ada', 'Muster');
  fillIn(fields.email, 'ada@labor.example');
  await chooseArea(fields.country, sampleAreas[locale].name);
  check(termsOf(messages[locale]));
  return names;
}

describe.each(localeCodes)('the registration form in %s', (locale) => {
  const { fields } = messages[locale].Inquiries;
  const { remind } = messages[locale].LiveStreams;
  const errors = formMessages[locale];
  const terms = termsOf(messages[locale]);

  it('R227 R272 reports missing values at their fields, and focuses the first', async () => {
    renderForm(locale);
    await press(remind);
    await waitFor(() => expect(textField(fields.firstName)).toHaveFocus());
    for (const field of locale === 'cn'
      ? (['firstName', 'email'] as const)
      : (['firstName', 'lastName', 'email'] as const)) {
      expect(textField(fields[field])).toHaveAccessibleDescription(errors[field]);
    }
    // In German, the country is preselected.
    expect(listField(fields.country)).toHaveAccessibleDescription(locale === 'de' ? '' : errors.country);
    expect(checkbox(terms)).toHaveAccessibleDescription(errors.acceptTerms);
    expect(checkbox(terms)).toBeRequired();
  });

  it('R227 sends names, country, address and consent, also after a refusal at the country', async () => {
    const gateway = createFormResponses();
    const refusal = createInvalidInput(locale, { country: errors.countryUnknown });
    gateway.respond(RegisterForLiveStreamDocument, () => ({ registerForLiveStream: refusal }));
    const onAccepted = renderForm(locale);
    const names = await fillInForm(locale);
    await press(remind);
    const country = listField(fields.country);
    await waitFor(() => expect(country).toHaveFocus());
    expect(country).toHaveAccessibleDescription(errors.countryUnknown);
    gateway.respond(RegisterForLiveStreamDocument, () => accepted);
    await press(remind);
    await waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
    expect(gateway.variablesOf(RegisterForLiveStreamDocument).at(-1)?.input).toEqual({
      idempotencyKey: expect.any(String),
      liveStream: '1',
      ...names,
      email: 'ada@labor.example',
      country: sampleAreas[locale].id,
      acceptTerms: true,
    });
  });
});

it('R98 R99 R227 keeps a draft per stream and purpose until it is accepted', async () => {
  const { fields } = messages.en.Inquiries;
  const { remind } = messages.en.LiveStreams;
  createFormResponses().respond(RegisterForLiveStreamDocument, () => accepted);
  const show = (liveStream: string, purpose: Purpose) => {
    cleanup();
    return renderForm('en', liveStream, purpose);
  };
  renderForm('en');
  await fillInForm('en');
  for (const [liveStream, purpose] of [
    ['2', 'REMINDER'],
    ['1', 'UNLOCK'],
  ] as const) {
    show(liveStream, purpose);
    expect(textField(fields.firstName)).toHaveValue('');
  }
  const onAccepted = show('1', 'REMINDER');
  expect(textField(fields.lastName)).toHaveValue('Muster');
  await waitFor(() => expect(listField(fields.country)).toHaveValue(sampleAreas.en.name));
  expect(checkbox(termsOf(messages.en))).toBeChecked();
  await press(remind);
  await waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
  show('1', 'REMINDER');
  expect(textField(fields.firstName)).toHaveValue('');
});
