import { sampleRequestForm } from '@heliograph/schema/form-validation/forms.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';
import { createIdempotencyKey } from '#features/forms/create-idempotency-key.ts';
import { createDraft } from '#features/forms/form-draft.ts';
import { createFormResolver } from '#features/forms/form-resolver.ts';
import type { RequestSelection } from './request-query.ts';

export type SampleRequest = z.output<typeof sampleRequestForm>;

type FieldName = Exclude<keyof SampleRequest, 'kind' | 'samples' | 'industry'>;

/** Unvalidated field values. */
export type SampleValues = Record<FieldName, string>;

export const fieldsOfStep = {
  2: [
    'reason',
    'expectedApplication',
    'otherRequirements',
    'industryCode',
    'otherIndustry',
    'companySize',
    'name',
    'occupation',
    'contact',
  ],
  3: ['company', 'receiver', 'phone', 'shipTo', 'address'],
} as const satisfies Record<2 | 3, readonly FieldName[]>;

export const sampleDraft = createDraft<SampleValues>('sample');

export function createSampleValues(): SampleValues {
  return {
    idempotencyKey: createIdempotencyKey(),
    reason: '',
    industryCode: '',
    otherIndustry: '',
    companySize: '',
    expectedApplication: '',
    otherRequirements: '',
    name: '',
    occupation: '',
    contact: '',
    company: '',
    receiver: '',
    phone: '',
    shipTo: '',
    address: '',
  };
}

const validate = createFormResolver<SampleValues, SampleRequest>(sampleRequestForm);

/** Reports errors of submitted fields only: later steps are not validated yet. */
export function createSampleResolver(
  selection: RequestSelection,
  submittedFields: ReadonlySet<string>,
): Resolver<SampleValues, unknown, SampleRequest> {
  return async (values, context, options) => {
    const { errors, values: request } = await validate({ ...values, ...selection }, context, options);
    const shownErrors = Object.fromEntries(Object.entries(errors).filter(([field]) => submittedFields.has(field)));
    if (Object.keys(shownErrors).length > 0) return { values: {}, errors: shownErrors as FieldErrors<SampleValues> };
    return { values: request as SampleRequest, errors: {} };
  };
}

export function findStepOf(fields: readonly string[]): 2 | 3 | null {
  if (fieldsOfStep[2].some((field) => fields.includes(field))) return 2;
  return fieldsOfStep[3].some((field) => fields.includes(field)) ? 3 : null;
}
