import { SUBSCRIPTION_TOPICS } from '@heliograph/schema/form-validation/forms.ts';
import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import { type Locale, localeCodes, locales } from '@heliograph/schema/locales.ts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CreateFormChallengeDocument } from '#features/forms/form-challenge.generated.ts';
import { messages } from '#i18n/messages.ts';
import {
  button,
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
import { createFormResponses, createRefusal } from '#testing/form-responses.ts';
import { FailingWorker, InlineWorker } from '#testing/inline-worker.ts';
import { renderPage } from '#testing/render.tsx';
import { sampleAreas } from '#testing/sample-areas.ts';
import { SubscribeDocument } from './subscribe.generated.ts';
import { SubscriptionSection } from './subscription-section.tsx';
import { createSubscriptionValues, subscriptionDraft } from './subscription-values.ts';

beforeEach(() => {
  vi.stubGlobal('Worker', InlineWorker);
});

/** The smallest nonces for a difficulty of 4 bits. */
const codes = { abc: '26', xyz: '10' };

function createChallenge(salt: keyof typeof codes, expiresAt = Date.now() + 600_000) {
  return {
    createFormChallenge: { id: `challenge-${salt}`, salt, difficulty: 4, expiresAt: new Date(expiresAt).toISOString() },
  };
}

function createSubscriptionResponses() {
  const gateway = createFormResponses();
  gateway.respond(CreateFormChallengeDocument, () => createChallenge('abc'));
  gateway.respond(SubscribeDocument, ({ input }) => ({
    subscribe: { reference: 'S-1', delivery: 'AWAITING_CONFIRMATION' as const, contactMe: input.contactMe === true },
  }));
  return gateway;
}

async function renderSection(locale: Locale) {
  renderPage(
    <SubscriptionSection
      locale={locale}
      messages={messages[locale]}
      title="Subscribe"
      intro="Fill in the form"
      noScript={null}
    />,
    { locale },
  );
  await screen.findByRole('textbox', { name: messages[locale].Inquiries.fields.email });
}

async function renderFilledSection(locale: Locale) {
  subscriptionDraft.write({
    ...createSubscriptionValues(locale),
    email: 'ada@labor.example',
    topics: ['DENTAL_LABS'],
    acceptTerms: true,
  });
  await renderSection(locale);
}

describe.each(localeCodes)('the subscription in %s', (locale) => {
  const { Inquiries: texts } = messages[locale];
  const { fields, subscription } = texts;
  const errors = formMessages[locale];
  const terms = termsOf(messages[locale]);

  it('R225 R226 R258 Q41 sends the topics with a computed verification code, and shows a thank-you message', async () => {
    const gateway = createSubscriptionResponses();
    await renderFilledSection(locale);
    for (const topic of SUBSCRIPTION_TOPICS) expect(checkbox(subscription.topics[topic])).toBeVisible();
    check(subscription.topics.HEARABLES);
    check(subscription.offersConsent);
    await press(subscription.getCode);
    await waitFor(() => expect(textField(fields.verification)).toHaveValue(codes.abc));
    await press(texts.subscription.submit);
    const thanks = await screen.findByRole('region', { name: subscription.sentTitle });
    expect(thanks).toHaveTextContent(subscription.sentText);
    expect(thanks).toHaveTextContent('ada@labor.example');
    expect(screen.getByRole('status').parentElement).toHaveFocus();
    expect(gateway.variablesOf(CreateFormChallengeDocument)).toEqual([{ locale: locales[locale].graphql }]);
    expect(gateway.variablesOf(SubscribeDocument)).toEqual([
      {
        locale: locales[locale].graphql,
        input: expect.objectContaining({
          email: 'ada@labor.example',
          firstName: '',
          country: '',
          topics: ['DENTAL_LABS', 'HEARABLES'],
          contactMe: false,
          phone: '',
          mobilePrefix: null,
          acceptTerms: true,
          marketingConsent: true,
          verification: { challengeId: 'challenge-abc', code: codes.abc },
        }),
      },
    ]);
  });

  it('R272 reports missing values at their fields, and focuses the first', async () => {
    await renderSection(locale);
    await press(texts.subscription.submit);
    await waitFor(() => expect(textField(fields.email)).toHaveFocus());
    expect(textField(fields.email)).toHaveAccessibleDescription(errors.email);
    const topics = screen.getByRole('group', { name: `${fields.topics} ${texts.required}` });
    expect(topics).toHaveAccessibleDescription(errors.topics);
    expect(checkbox(terms)).toHaveAccessibleDescription(errors.acceptTerms);
    expect(checkbox(terms)).toBeRequired();
    expect(checkbox(subscription.offersConsent)).not.toBeRequired();
  });

  it('R258 R272 requires contact details for a call, and thanks for them', async () => {
    const gateway = createSubscriptionResponses();
    await renderFilledSection(locale);
    expect(screen.queryByRole('textbox', { name: fields.phone })).toBeNull();
    check(subscription.contactMe);
    await press(texts.subscription.submit);
    const isWhole = locales[locale].names === 'WHOLE';
    await waitFor(() => expect(textField(fields.firstName)).toHaveFocus());
    // In German, the country is preselected.
    expect(listField(subscription.region)).toHaveAccessibleDescription(locale === 'de' ? '' : errors.region);
    for (const field of [
      'firstName' as const,
      ...(isWhole ? [] : (['lastName'] as const)),
      'company',
      'jobTitle',
      'phone',
    ] as const) {
      expect(textField(fields[field])).toHaveAccessibleDescription(errors[field]);
    }
    const names = fillInNames(locale, 'Ada', 'Muster');
    await chooseArea(subscription.region, sampleAreas[locale].name);
    fillIn(fields.company, 'Labor');
    fillIn(fields.jobTitle, 'Leitung');
    fillIn(fields.mobilePrefix, '+33');
    fillIn(fields.phone, '1 23456789');
    await press(texts.subscription.submit);
    expect(await screen.findByText(subscription.sentTextSales)).toBeVisible();
    const sales = {
      ...names,
      country: sampleAreas[locale].id,
      company: 'Labor',
      jobTitle: 'Leitung',
      phone: '1 23456789',
    };
    expect(gateway.variablesOf(SubscribeDocument)[0]?.input).toMatchObject({ ...sales, contactMe: true });
  });

  it('reports an address that does not accept the confirmation email at its field', async () => {
    const message = errors.emailRejected;
    createSubscriptionResponses().respond(SubscribeDocument, () => ({
      subscribe: createRefusal('EMAIL_NOT_SENT', message, { email: message }),
    }));
    await renderFilledSection(locale);
    await press(texts.subscription.submit);
    await waitFor(() => expect(textField(fields.email)).toHaveAccessibleDescription(message));
    expect(textField(fields.email)).toHaveFocus();
  });

  it('R322 reports a wrong code at its field, and computes a new one if it is cleared', async () => {
    const message = errors.verification;
    const gateway = createSubscriptionResponses();
    gateway.respond(SubscribeDocument, () => ({
      subscribe: createRefusal('VERIFICATION_FAILED', message, { verification: message }),
    }));
    await renderFilledSection(locale);
    await press(subscription.getCode);
    await waitFor(() => expect(textField(fields.verification)).toHaveValue(codes.abc));
    fillIn(fields.verification, '0');
    await press(texts.subscription.submit);
    const code = textField(fields.verification);
    await waitFor(() => expect(code).toHaveAccessibleDescription(`${subscription.verificationHint} ${message}`));
    expect(code).toHaveFocus();

    gateway.respond(CreateFormChallengeDocument, () => createChallenge('xyz'));
    gateway.respond(SubscribeDocument, () => ({
      subscribe: { reference: 'S-1', delivery: 'AWAITING_CONFIRMATION' as const, contactMe: false },
    }));
    await press(texts.subscription.submit);
    await screen.findByText(subscription.sentText);
    const verifications = gateway.variablesOf(SubscribeDocument).map(({ input }) => input.verification);
    expect(verifications).toEqual([
      { challengeId: 'challenge-abc', code: '0' },
      { challengeId: 'challenge-xyz', code: codes.xyz },
    ]);
  });
});

describe('the subscription', () => {
  const { Inquiries: texts } = messages.en;
  const { fields, subscription } = texts;

  it('R272 focuses a missing region', async () => {
    await renderFilledSection('en');
    check(subscription.contactMe);
    fillInNames('en', 'Ada', 'Muster');
    await press(texts.subscription.submit);
    await waitFor(() => expect(listField(subscription.region)).toHaveFocus());
  });

  it('R225 works with the keyboard only', async () => {
    createSubscriptionResponses();
    await renderFilledSection('en');
    checkbox(subscription.contactMe).focus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    expect(textField(fields.firstName)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(textField(fields.firstName)).toBeInvalid());
    checkbox(subscription.contactMe).focus();
    await userEvent.keyboard(' ');
    textField(fields.email).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText(subscription.sentText)).toBeVisible();
  });

  it('Q41 replaces an expired code, and computes without a worker', async () => {
    vi.stubGlobal('Worker', FailingWorker);
    const gateway = createSubscriptionResponses();
    gateway.respond(CreateFormChallengeDocument, () => createChallenge('abc', Date.now() - 1));
    await renderFilledSection('en');
    await press(subscription.getCode);
    await waitFor(() => expect(textField(fields.verification)).toHaveValue(codes.abc));
    gateway.respond(CreateFormChallengeDocument, () => createChallenge('xyz'));
    await press(texts.subscription.submit);
    await screen.findByText(subscription.sentText);
    expect(gateway.variablesOf(SubscribeDocument)[0]?.input.verification).toEqual({
      challengeId: 'challenge-xyz',
      code: codes.xyz,
    });
  });

  it('R321 reports at the field that no code could be requested, and alerts it on submit', async () => {
    createSubscriptionResponses().respond(CreateFormChallengeDocument, () => {
      throw new TypeError('Failed to fetch');
    });
    await renderFilledSection('en');
    await press(subscription.getCode);
    const { serviceError } = formMessages.en;
    const code = textField(fields.verification);
    await waitFor(() => expect(code).toHaveAccessibleDescription(`${subscription.verificationHint} ${serviceError}`));
    expect(button(subscription.getCode)).toHaveAttribute('aria-disabled', 'false');
    await press(texts.subscription.submit);
    expect(await screen.findByRole('alert')).toHaveTextContent(serviceError);
  });
});
