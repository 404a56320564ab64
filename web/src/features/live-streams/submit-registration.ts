import { type Locale, locales } from '@heliograph/schema/locales.ts';
import type { FormRefusal } from '#features/forms/form-refusal.ts';
import { submitForm } from '#features/forms/submit-form.ts';
import type { SubmissionDelivery } from '#gateway/schema.generated.ts';
import { RegisterForLiveStreamDocument } from './register-for-live-stream.generated.ts';
import type { Registration } from './registration-values.ts';
import { UnlockVideoDocument } from './unlock-video.generated.ts';

export type Purpose = 'REMINDER' | 'UNLOCK';

export type Accepted = { reference: string; delivery?: SubmissionDelivery; videoUrl?: string };

export async function submitRegistration(
  locale: Locale,
  purpose: Purpose,
  input: Registration,
): Promise<Accepted | FormRefusal> {
  const variables = { locale: locales[locale].graphql, input };
  if (purpose === 'REMINDER') {
    const data = await submitForm(locale, RegisterForLiveStreamDocument, variables);
    return 'registerForLiveStream' in data ? data.registerForLiveStream : data;
  }
  const data = await submitForm(locale, UnlockVideoDocument, variables);
  return 'unlockVideo' in data ? data.unlockVideo : data;
}
