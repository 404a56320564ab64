import { type Locale, locales } from '@heliograph/schema/locales.ts';
import type { FormRefusal } from '#features/forms/form-refusal.ts';
import { submitForm } from '#features/forms/submit-form.ts';
import type { SubscriptionInput } from '#gateway/schema.generated.ts';
import { SubscribeDocument, type SubscribeMutation } from './subscribe.generated.ts';

export type SubscriptionAnswer = SubscribeMutation['subscribe'];

export async function submitSubscription(
  locale: Locale,
  input: SubscriptionInput,
): Promise<SubscriptionAnswer | FormRefusal> {
  const data = await submitForm(locale, SubscribeDocument, { locale: locales[locale].graphql, input });
  return 'subscribe' in data ? data.subscribe : data;
}
