import { randomUUID } from 'node:crypto';
import { subscriptionForms } from '@heliograph/schema/form-validation/forms.ts';
import { localeCodes } from '@heliograph/schema/locales.ts';
import { z } from 'zod';
import { type Refusal, refuse } from '../../forms/form-refusal.ts';
import type { Verification } from '../../forms/proof-of-work.ts';
import { toReceipt } from '../../forms/receipt.ts';
import type { SentSubmission } from '../../forms/send-or-queue.ts';
import { receiveForm, submitForm } from '../../forms/submit-form.ts';
import type { Context } from '../../graphql/context.ts';
import { RecipientRejectedError } from '../../mail/mailer.ts';
import { findUnknownCountry } from '../areas/unknown-country.ts';
import { createConfirmationMail } from './confirmation-mail.ts';
import {
  CONSENT_VERSION,
  type ConfirmedSubscription,
  type SubscriptionForm,
  subscriptionSubmission,
} from './inquiries.legacy.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const confirmationCodeSettings = { purpose: 'subscription confirmation', ttlMs: 7 * DAY_MS };

/** The form is validated again on confirmation: rules may change within the lifetime of a code. */
const confirmation = z.object({ locale: z.enum(localeCodes), form: z.unknown() });

const LIMIT = 'subscription';

const accept = ({ contactMe }: Pick<SubscriptionForm, 'contactMe'>) => ({
  __typename: 'SubscriptionAccepted' as const,
  contactMe,
});

/** Validates a subscription and sends its confirmation link to the address. Stores nothing. */
export function requestSubscription(context: Context, input: object, verification: Verification) {
  const { legacy } = context;
  return receiveForm<SubscriptionForm, ReturnType<typeof accept>>(context, {
    submission: { name: 'subscription-request', limit: LIMIT, rulesIn: (locale) => subscriptionForms[locale] },
    input,
    verification,
    accept: async (form) => {
      // The content service would reject it after the confirmation only.
      const problems = form.country ? await findUnknownCountry(legacy, form.country).catch(() => []) : [];
      return problems.length > 0 ? refuse(legacy.locale, 'INVALID_INPUT', 'invalid', { problems }) : accept(form);
    },
    send: async ({ form, isRepeated }) =>
      (isRepeated ? undefined : await sendConfirmation(context, form)) ?? toPending(form),
  });
}

function toPending({ idempotencyKey }: SubscriptionForm): SentSubmission {
  return { reference: toReceipt(LIMIT, idempotencyKey), delivery: 'AWAITING_CONFIRMATION' };
}

/** Returns why the email was not sent, if so. */
async function sendConfirmation(context: Context, form: SubscriptionForm): Promise<Refusal | undefined> {
  const { locale, siteUrl, mailer, confirmationCodes, emailLimiter, report } = context;
  const retryAfter = await emailLimiter.consume(form.email);
  if (retryAfter !== undefined) return refuse(locale, 'TOO_MANY_REQUESTS', 'tooManyEmails', { retryAfter });
  const confirmed: ConfirmedSubscription = {
    ...form,
    requestedAt: new Date().toISOString(),
    consentVersion: CONSENT_VERSION,
  };
  const code = confirmationCodes.seal({ locale, form: confirmed } satisfies z.input<typeof confirmation>);
  try {
    await mailer.send({ to: form.email, ...createConfirmationMail({ locale, siteUrl, code, topics: form.topics }) });
    return;
  } catch (error) {
    if (error instanceof RecipientRejectedError) {
      const problems = [{ field: 'email', code: 'MALFORMED', message: 'emailRejected' } as const];
      return refuse(locale, 'EMAIL_NOT_SENT', 'emailRejected', { problems });
    }
    await emailLimiter.refund(form.email);
    const incident = randomUUID();
    report(`confirmation email ${incident}`, error);
    return refuse(locale, 'EMAIL_NOT_SENT', 'emailNotSent', { incident });
  }
}

/** Opens a confirmation code and submits the subscription, in the locale in which it was requested. */
export async function confirmSubscription(context: Context, code: string) {
  const opened = context.confirmationCodes.open(code);
  if (opened.status === 'INVALID') return refuse(context.locale, 'CONFIRMATION_INVALID', 'confirmationInvalid');
  if (opened.status === 'EXPIRED') return refuse(context.locale, 'CONFIRMATION_EXPIRED', 'confirmationExpired');
  const { locale, form } = confirmation.parse(opened.content);
  const legacy = context.freshLegacyIn(locale);
  const { rateLimiter, proofOfWork, acceptedSubmissions, outbox, report } = context;
  return submitForm<ConfirmedSubscription, ReturnType<typeof accept>>(
    { legacy, rateLimiter, proofOfWork, acceptedSubmissions, outbox, report },
    {
      submission: subscriptionSubmission,
      input: form,
      accept,
      findProblems: async ({ country }) => (country ? findUnknownCountry(legacy, country) : []),
    },
  );
}
