import { type Locale, locales } from '@heliograph/schema/locales.ts';
import type { FormRefusal } from '#features/forms/form-refusal.ts';
import { submitForm } from '#features/forms/submit-form.ts';
import type { SubmissionDelivery, SubscriptionInput } from '#gateway/schema.generated.ts';
import { ConfirmSubscriptionDocument } from './confirm-subscription.generated.ts';
import { SubscribeDocument } from './subscribe.generated.ts';

export type Accepted = {
  reference: string;
  delivery: SubmissionDelivery;
  contactMe: boolean;
  /** The address that the confirmation email was sent to. */
  email?: string;
};

export async function submitSubscription(locale: Locale, input: SubscriptionInput): Promise<Accepted | FormRefusal> {
  const data = await submitForm(locale, SubscribeDocument, { locale: locales[locale].graphql, input });
  return 'subscribe' in data ? { ...data.subscribe, email: input.email } : data;
}

export async function confirmSubscription(locale: Locale, code: string): Promise<Accepted | FormRefusal> {
  const data = await submitForm(locale, ConfirmSubscriptionDocument, { locale: locales[locale].graphql, code });
  return 'confirmSubscription' in data ? data.confirmSubscription : data;
}
