import { type Locale, locales } from '@heliograph/schema/locales.ts';
import type { FormRefusal } from '#features/forms/form-refusal.ts';
import { submitForm } from '#features/forms/submit-form.ts';
import type { SubmissionDelivery, SubscriptionInput } from '#gateway/schema.generated.ts';
import { SubscribeDocument } from './subscribe.generated.ts';

export type Accepted = { reference: string; delivery: SubmissionDelivery; contactMe: boolean };

export async function submitSubscription(locale: Locale, input: SubscriptionInput): Promise<Accepted | FormRefusal> {
  const data = await submitForm(locale, SubscribeDocument, { locale: locales[locale].graphql, input });
  return 'subscribe' in data ? data.subscribe : data;
}
