import { liveStreamForm } from '@heliograph/schema/form-validation/forms.ts';
import type * as z from 'zod/mini';
import { createIdempotencyKey } from '#features/forms/create-idempotency-key.ts';
import { createFormResolver } from '#features/forms/form-resolver.ts';

export type Registration = z.output<typeof liveStreamForm>;

/** Unvalidated field values; phone fields exist only for `CountrySelect`. */
export type RegistrationValues = Registration & { mobilePrefix: string; phone: string };

export function createRegistrationValues(liveStream: string): RegistrationValues {
  return {
    idempotencyKey: createIdempotencyKey(),
    liveStream,
    firstName: '',
    lastName: '',
    country: '',
    email: '',
    acceptTerms: false,
    mobilePrefix: '',
    phone: '',
  };
}

export const registrationResolver = createFormResolver<RegistrationValues, Registration>(liveStreamForm);
