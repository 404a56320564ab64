import { liveStreamForm } from '@heliograph/schema/rules/forms.ts';
import type * as z from 'zod/mini';
import { createIdempotencyKey } from '#features/forms/create-idempotency-key.ts';
import { createFormResolver } from '#features/forms/form-resolver.ts';

export type Registration = z.output<typeof liveStreamForm>;

/** What stands in the fields, before anybody judged it; the prefix only because the field for countries sets one. */
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

/** The rules, which leave out what is not part of the form. */
export const registrationResolver = createFormResolver<RegistrationValues, Registration>(liveStreamForm);
