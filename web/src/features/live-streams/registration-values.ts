import { liveStreamForms } from '@heliograph/schema/form-validation/forms.ts';
import type { Locale } from '@heliograph/schema/locales.ts';
import type * as z from 'zod/mini';
import { createIdempotencyKey } from '#features/forms/create-idempotency-key.ts';
import { createCountryValues } from '#features/forms/default-country.ts';
import { createFormResolver } from '#features/forms/form-resolver.ts';

export type Registration = z.output<typeof liveStreamForms.en>;

/** Unvalidated field values; phone fields exist only for `CountrySelect`. */
export type RegistrationValues = Registration & { lastName: string; mobilePrefix: string; phone: string };

export function createRegistrationValues(locale: Locale, liveStream: string): RegistrationValues {
  return {
    idempotencyKey: createIdempotencyKey(),
    liveStream,
    firstName: '',
    lastName: '',
    ...createCountryValues(locale),
    email: '',
    acceptTerms: false,
    phone: '',
  };
}

export function createRegistrationResolver(locale: Locale) {
  return createFormResolver<RegistrationValues, Registration>(liveStreamForms[locale]);
}
