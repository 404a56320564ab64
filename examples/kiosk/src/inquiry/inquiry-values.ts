import type { FieldPath, RegisterOptions } from 'react-hook-form';
import type { InquiryInput } from '../generated/operations.ts';
import type { Messages } from '../i18n/en.ts';
import type { Locale } from '../i18n/locales.ts';

/** The fields of the form. Selects and inputs hold strings, empty without a choice. */
export type InquiryValues = {
  [Field in Exclude<keyof InquiryInput, 'idempotencyKey' | 'marketingConsent' | 'industry'>]-?: string;
} & { industry: InquiryInput['industry'] | ''; province: string; marketingConsent: boolean };

export const EMPTY_VALUES: InquiryValues = {
  firstName: '',
  lastName: '',
  email: '',
  company: '',
  country: '',
  province: '',
  mobilePrefix: '',
  phone: '',
  jobTitle: '',
  industry: '',
  otherIndustry: '',
  comments: '',
  marketingConsent: false,
};

/** Chinese names are one field. */
export const hasLastName = (locale: Locale): boolean => locale !== 'CN';

/** The input of the mutation, without blank optional fields. */
export function toInput(values: InquiryValues, locale: Locale, idempotencyKey: string): InquiryInput {
  const { industry, province, country, lastName, jobTitle, otherIndustry, ...rest } = values;
  return {
    ...rest,
    idempotencyKey,
    country: country === 'CN' && province !== '' ? province : country,
    // The form does not submit without one.
    industry: industry === '' ? 'OTHER' : industry,
    ...(hasLastName(locale) && lastName.trim() !== '' && { lastName }),
    ...(jobTitle.trim() !== '' && { jobTitle }),
    ...(industry === 'OTHER' && { otherIndustry }),
  };
}

export function toValues(input: InquiryInput): InquiryValues {
  const { idempotencyKey: _, ...rest } = input;
  const isCountry = COUNTRY.test(rest.country);
  return {
    ...EMPTY_VALUES,
    ...rest,
    country: isCountry ? rest.country : 'CN',
    province: isCountry ? '' : rest.country,
    lastName: rest.lastName ?? '',
    jobTitle: rest.jobTitle ?? '',
    otherIndustry: rest.otherIndustry ?? '',
    marketingConsent: rest.marketingConsent ?? false,
  };
}

const REQUIRED: readonly FieldPath<InquiryValues>[] = [
  'firstName',
  'email',
  'company',
  'country',
  'mobilePrefix',
  'phone',
  'industry',
  'otherIndustry',
  'comments',
];

/** As in the descriptions of `InquiryInput`; others have at most 100 characters. */
const MAX_LENGTHS: Partial<Record<FieldPath<InquiryValues>, number>> = {
  email: 50,
  company: 50,
  otherIndustry: 50,
  comments: 2_000,
};

/** Rough: an address that the gateway accepts is never rejected here. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const PHONE = /^\D*(?:\d\D*){4,}$/;
const COUNTRY = /^[A-Z]{2}$/;

export function isRequired(field: FieldPath<InquiryValues>): boolean {
  return REQUIRED.includes(field);
}

/**
 * What can be checked without the gateway: an inquiry that is queued without a connection should be accepted later. The
 * gateway checks the rest.
 */
export function toRules<Field extends FieldPath<InquiryValues>>(
  field: Field,
  { required, tooLong, malformed }: Messages['inquiry'],
): RegisterOptions<InquiryValues, Field> {
  const max = MAX_LENGTHS[field] ?? 100;
  return {
    validate: (value) => {
      const text = String(value ?? '').trim();
      if (text === '') return isRequired(field) ? required : true;
      if (text.length > max) return tooLong;
      if (field === 'email' && !EMAIL.test(text)) return malformed;
      return field === 'phone' && !PHONE.test(text) ? malformed : true;
    },
  };
}
