import { type Locale, locales } from '@heliograph/schema/locales.ts';
import type { FormRefusal } from '#features/forms/form-refusal.ts';
import { submitForm } from '#features/forms/submit-form.ts';
import type { SampleRequestInput } from '#gateway/schema.generated.ts';
import type { AcceptedRequest } from './request-result.tsx';
import { RequestSampleDocument } from './request-sample.generated.ts';

export async function submitSampleRequest(
  locale: Locale,
  input: SampleRequestInput,
): Promise<AcceptedRequest | FormRefusal> {
  const data = await submitForm(locale, RequestSampleDocument, { locale: locales[locale].graphql, input });
  return 'requestSample' in data ? data.requestSample : data;
}
