import { INDUSTRIES } from '@heliograph/schema/form-validation/forms.ts';
import { type FormMessage, formMessages } from '@heliograph/schema/form-validation/messages.ts';
import { type Locale, localeCodes, locales } from '@heliograph/schema/locales.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { RefusalCode } from '#gateway/schema.generated.ts';
import { messages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';
import {
  button,
  check,
  chooseArea,
  fillIn,
  fillInNames,
  listField,
  press,
  select,
  textField,
} from '#testing/form-fields.ts';
import { createFormResponses, createInvalidInput, createLateResponse, createRefusal } from '#testing/form-responses.ts';
import { renderPage } from '#testing/render.tsx';
import { sampleAreas } from '#testing/sample-areas.ts';
import { InquirySection } from './inquiry-section.tsx';
import { createInquiryValues, type InquiryValues, inquiryDraft } from './inquiry-values.ts';
import { SubmitInquiryDocument } from './submit-inquiry.generated.ts';

const accepted = { submitInquiry: { reference: 'H-7', delivery: 'DELIVERED' as const } };

async function renderSection(locale: Locale) {
  renderPage(
    <InquirySection locale={locale} messages={messages[locale]} title="Contact" intro="Write to us" noScript={null} />,
    { locale },
  );
  await screen.findByRole('textbox', { name: messages[locale].Inquiries.fields.comments });
}

const typed = { firstName: ' Ada "=1+1" <b>', company: '李记 & Söhne', comments: 'Two lines,\nplease. 😀' };

/** Renders the form as filled in by a draft. */
async function renderFilledSection(locale: Locale, changes: Partial<InquiryValues> = {}) {
  inquiryDraft.write({
    ...createInquiryValues(locale),
    ...typed,
    email: 'ada@labor.example',
    country: sampleAreas[locale].id,
    mobilePrefix: '+33',
    phone: '1 23456789',
    industry: 'CONSUMER',
    ...changes,
  });
  await renderSection(locale);
}

const findThanks = (locale: Locale) =>
  screen.findByRole('region', { name: messages[locale].Inquiries.inquiry.thanksTitle });

describe.each(localeCodes)('the inquiry in %s', (locale) => {
  const { Inquiries: texts } = messages[locale];
  const errors = formMessages[locale];

  it('R206 R225 R231 sends every value as typed, then shows a thank-you message with a link', async () => {
    const gateway = createFormResponses();
    gateway.respond(SubmitInquiryDocument, () => accepted);
    await renderSection(locale);
    const names = fillInNames(locale, typed.firstName, 'Lovelace');
    for (const field of ['company', 'comments'] as const) fillIn(texts.fields[field], typed[field]);
    fillIn(texts.fields.email, 'Ada@LABOR.example');
    fillIn(texts.fields.jobTitle, 'Technician');
    fillIn(texts.fields.phone, '1 23456789');
    await chooseArea(texts.fields.country, sampleAreas[locale].name);
    fillIn(texts.fields.mobilePrefix, '+33');
    select(texts.fields.industry, 'OTHER');
    fillIn(texts.fields.otherIndustry, ' Jewellery ');
    check(texts.marketingConsent);
    await press(texts.send);

    const thanks = await findThanks(locale);
    expect(gateway.variablesOf(SubmitInquiryDocument)).toEqual([
      {
        locale: locales[locale].graphql,
        input: {
          ...typed,
          ...names,
          idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
          email: 'Ada@labor.example',
          country: sampleAreas[locale].id,
          mobilePrefix: '+33',
          phone: '1 23456789',
          jobTitle: 'Technician',
          industry: 'OTHER',
          otherIndustry: ' Jewellery ',
          marketingConsent: true,
        },
      },
    ]);
    expect(within(thanks).getByRole('link', { name: texts.inquiry.thanksLink })).toHaveAttribute(
      'href',
      localePath(locale, '/hardware/A2D_HD'),
    );
    expect(within(thanks).getByRole('status')).toHaveTextContent('H-7');
    expect(within(thanks).getByRole('status').parentElement).toHaveFocus();
  });

  it('sends the reason with the comments', async () => {
    const gateway = createFormResponses();
    gateway.respond(SubmitInquiryDocument, () => accepted);
    await renderFilledSection(locale);
    select(texts.fields.reason, texts.reasons.sample);
    await press(texts.send);
    await findThanks(locale);
    const [variables] = gateway.variablesOf(SubmitInquiryDocument);
    expect(variables).toMatchObject({ input: { comments: `${texts.reasons.sample}\n\n${typed.comments}` } });
  });

  it('says that a queued inquiry was received, and when it will be processed', async () => {
    const gateway = createFormResponses();
    gateway.respond(SubmitInquiryDocument, () => ({
      submitInquiry: { reference: 'Q-1', delivery: 'QUEUED' as const },
    }));
    await renderFilledSection(locale);
    await press(texts.send);
    const thanks = within(await findThanks(locale)).getByRole('status');
    expect(thanks).toHaveTextContent(texts.inquiry.queuedText);
    expect(thanks).not.toHaveTextContent(texts.inquiry.thanksText);
    expect(thanks).toHaveTextContent('Q-1');
  });

  it('R231 R233 S9 shows that it is loading and ignores clicks until the response', async () => {
    const gateway = createFormResponses();
    const response = createLateResponse(accepted);
    gateway.respond(SubmitInquiryDocument, () => response.promise);
    await renderFilledSection(locale);
    const send = button(texts.send);
    await userEvent.tripleClick(send);
    await waitFor(() => expect(send).toHaveTextContent(texts.sending));
    expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tripleClick(send);
    response.send();
    await findThanks(locale);
    expect(gateway.variablesOf(SubmitInquiryDocument)).toHaveLength(1);
  });

  const refusals: [RefusalCode, FormMessage][] = [
    ['SERVICE_ERROR', 'serviceError'],
    ['SERVICE_ERROR', 'serverException'],
    ['TOO_MANY_REQUESTS', 'tooMany'],
    ['IDEMPOTENCY_KEY_REUSED', 'keyReused'],
  ];

  it('R231 R316 R318 R321 alerts each refusal with its incident and keeps all input', async () => {
    const gateway = createFormResponses();
    await renderFilledSection(locale);
    for (const [code, message] of refusals) {
      const refusal = { ...createRefusal(code, errors[message]), incident: `i-${message}` };
      gateway.respond(SubmitInquiryDocument, () => ({ submitInquiry: refusal }));
      await press(texts.send);
      const alert = (await screen.findByText(errors[message])).closest('[role=alert]');
      expect(alert).toHaveTextContent(texts.kept);
      expect(alert).toHaveTextContent(`i-${message}`);
      expect(alert?.parentElement).toHaveFocus();
    }
    expect(textField(texts.fields.firstName)).toHaveValue(typed.firstName);
    expect(textField(texts.fields.comments)).toHaveValue(typed.comments);
    expect(screen.getByRole('combobox', { name: texts.fields.country })).toHaveValue(sampleAreas[locale].name);
  });

  it('R319 R320 shows a refusal at its field, focuses it, and clears it on the next change', async () => {
    const gateway = createFormResponses();
    gateway.respond(SubmitInquiryDocument, () => ({
      submitInquiry: createRefusal('PHONE_FORMAT', errors.phoneFormat, { phone: errors.phoneFormat }),
    }));
    await renderFilledSection(locale);
    await press(texts.send);
    const phone = textField(texts.fields.phone);
    await waitFor(() => expect(phone).toHaveFocus());
    expect(phone).toHaveAccessibleDescription(`${texts.phoneHint} ${errors.phoneFormat}`);
    expect(phone).toBeInvalid();
    fillIn(texts.fields.phone, '1 23456788');
    await waitFor(() => expect(phone).not.toBeInvalid());
  });
});

it.each(INDUSTRIES)('Q53 the thanks link to the A2D HD for the industry %s', async (industry) => {
  const gateway = createFormResponses();
  gateway.respond(SubmitInquiryDocument, () => accepted);
  await renderFilledSection('de', { industry, otherIndustry: 'Schmuck' });
  await press(messages.de.Inquiries.send);
  expect(within(await findThanks('de')).getByRole('link')).toHaveAttribute('href', '/de/hardware/A2D_HD');
  expect(gateway.variablesOf(SubmitInquiryDocument)).toMatchObject([{ input: { industry } }]);
});

it('S9 R316 R321 sends the same key after a network failure, and a new one after a refused key', async () => {
  const { send } = messages.en.Inquiries;
  const gateway = createFormResponses();
  gateway.respond(SubmitInquiryDocument, () => {
    throw new TypeError('Failed to fetch');
  });
  await renderFilledSection('en');
  await press(send);
  await screen.findByText(formMessages.en.serviceError);
  const refusal = createRefusal('IDEMPOTENCY_KEY_REUSED', formMessages.en.keyReused);
  gateway.respond(SubmitInquiryDocument, () => ({ submitInquiry: refusal }));
  await press(send);
  await screen.findByText(formMessages.en.keyReused);
  gateway.respond(SubmitInquiryDocument, () => accepted);
  await press(send);
  await findThanks('en');
  const [first, second, third] = gateway.variablesOf(SubmitInquiryDocument);
  expect(second).toEqual(first);
  expect(third?.input.idempotencyKey).not.toBe(first?.input.idempotencyKey);
});

it('R265 focuses a missing country, also when the gateway refuses it', async () => {
  const { fields, send } = messages.en.Inquiries;
  const gateway = createFormResponses();
  await renderFilledSection('en');
  const country = listField(fields.country);
  await waitFor(() => expect(country).toHaveValue(sampleAreas.en.name));
  select(fields.country, '');
  await press(send);
  await waitFor(() => expect(country).toHaveFocus());
  expect(country).toHaveAccessibleDescription(formMessages.en.country);

  await chooseArea(fields.country, sampleAreas.en.name);
  const refusal = createInvalidInput('en', { comments: 'Refused comments', country: 'Refused country' });
  gateway.respond(SubmitInquiryDocument, () => ({ submitInquiry: refusal }));
  await press(send);
  await waitFor(() => expect(country).toHaveAccessibleDescription('Refused country'));
  expect(country).toHaveFocus();
});

it('keeps a draft until the inquiry is accepted', async () => {
  const { fields, send } = messages.en.Inquiries;
  const gateway = createFormResponses();
  gateway.respond(SubmitInquiryDocument, () => accepted);
  await renderFilledSection('en');
  fillIn(fields.jobTitle, 'Technician');
  cleanup();
  await renderSection('en');
  expect(textField(fields.jobTitle)).toHaveValue('Technician');
  expect(textField(fields.comments)).toHaveValue(typed.comments);
  await waitFor(() => expect(listField(fields.country)).toHaveValue(sampleAreas.en.name));
  await press(send);
  await findThanks('en');
  cleanup();
  await renderSection('en');
  expect(textField(fields.comments)).toHaveValue('');
});

/** Whether the browser would ask before it leaves the page. */
function asksBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

it('R35 Q52 the browser asks before it discards input, until the inquiry is accepted', async () => {
  const gateway = createFormResponses();
  gateway.respond(SubmitInquiryDocument, () => accepted);
  await renderFilledSection('en');
  expect(asksBeforeLeaving()).toBe(false);
  fillIn(messages.en.Inquiries.fields.jobTitle, 'Technician');
  await waitFor(() => expect(asksBeforeLeaving()).toBe(true));
  fillIn(messages.en.Inquiries.fields.jobTitle, '');
  await waitFor(() => expect(asksBeforeLeaving()).toBe(false));
  fillIn(messages.en.Inquiries.fields.jobTitle, 'Technician');
  await press(messages.en.Inquiries.send);
  await findThanks('en');
  expect(asksBeforeLeaving()).toBe(false);
});
