import { inquiryForm } from '@heliograph/schema/form-validation/forms.ts';
import { anyInquiry, messagesOf } from '@heliograph/schema/form-validation/rules.fixture.ts';
import { localeCodes } from '@heliograph/schema/locales.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultCallingCode } from '#features/forms/default-country.ts';
import { addComments, createInquiryValues, type InquiryValues, inquiryResolver } from './inquiry-values.ts';

const filledIn: InquiryValues = {
  ...createInquiryValues('de'),
  firstName: 'Ada',
  email: 'ada@labor.example',
  country: '276',
  company: 'Labor',
  phone: '30 23125017',
  industry: 'HEARABLES',
  comments: 'Hello',
};

async function validate(changes: Partial<InquiryValues>) {
  const options = { fields: {}, shouldUseNativeValidation: undefined };
  const { errors } = await inquiryResolver({ ...filledIn, ...changes }, undefined, options);
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
}

const settings = { seed: 20_240_930, numRuns: 500 };

describe('inquiry values', () => {
  it('F5 are rejected exactly when the gateway rejects them', async () => {
    await fc.assert(
      fc.asyncProperty(anyInquiry, async (inquiry) => {
        const values = { ...inquiry, lastName: inquiry.lastName ?? '', jobTitle: inquiry.jobTitle ?? '' };
        const { errors } = await inquiryResolver(values, undefined, {
          fields: {},
          shouldUseNativeValidation: undefined,
        });
        const seen = values.industry === 'OTHER' ? values : { ...values, otherIndustry: '' };
        const messages = Object.entries(errors).map(([field, error]) => [field, error?.message]);
        expect(Object.fromEntries(messages)).toEqual(messagesOf(inquiryForm, seen));
      }),
      settings,
    );
  });

  it('R207 R339 start with the calling code of the locale, or of the preselected country', () => {
    expect(localeCodes.map(defaultCallingCode)).toEqual(['+1', '+86', '+1']);
    expect(localeCodes.map(createInquiryValues)).toMatchObject([
      { country: '', mobilePrefix: '+1' },
      { country: '', mobilePrefix: '+86' },
      { country: '276', mobilePrefix: '+49' },
    ]);
  });

  it('R93 start with the subject of a link, and keep comments of a draft', () => {
    const commentsAfter = (comments: string, subject: string) =>
      addComments({ ...filledIn, comments }, subject).comments;
    expect(commentsAfter('', 'Application')).toBe('Application\n\n');
    expect(commentsAfter('Hello', 'Application')).toBe('Application\n\nHello');
    expect(commentsAfter('Application\n\nHello', 'Application')).toBe('Application\n\nHello');
    expect(commentsAfter('Hello', '')).toBe('Hello');
  });

  it('R269 R337 take 50 characters of an email address and of a company, and no more', async () => {
    const emailOf = (length: number) => `${'a'.repeat(length - '@b.de'.length)}@b.de`;
    expect(await validate({ email: emailOf(50), company: 'c'.repeat(50) })).toEqual({});
    expect(await validate({ email: emailOf(51), company: 'c'.repeat(51) })).toEqual({
      email: 'tooLong',
      company: 'tooLong',
    });
  });

  it.each([
    ['R260', 'firstName', 'firstName'],
    ['R261', 'email', 'email'],
    ['R262', 'phone', 'phone'],
    ['R264', 'company', 'company'],
    ['R265', 'country', 'country'],
    ['R266', 'industry', 'industry'],
    ['R267', 'comments', 'comments'],
  ])('%s require %s', async (_number, field, message) => {
    expect(await validate({ [field]: '' })).toEqual({ [field]: message });
  });

  it('R268 do not require last name and job title', async () => {
    expect(await validate({ lastName: '', jobTitle: '' })).toEqual({});
  });

  it('report all missing values of an empty form', async () => {
    expect(await validate(createInquiryValues('en'))).toEqual({
      firstName: 'firstName',
      email: 'email',
      country: 'country',
      company: 'company',
      phone: 'phone',
      industry: 'industry',
      comments: 'comments',
    });
  });

  it('R234 R266 require another industry as text, and do not validate it while hidden', async () => {
    expect(await validate({ industry: 'OTHER', otherIndustry: ' ' })).toEqual({ otherIndustry: 'ownIndustry' });
    expect(await validate({ industry: 'OTHER', otherIndustry: 'x'.repeat(51) })).toEqual({ otherIndustry: 'tooLong' });
    expect(await validate({ otherIndustry: 'x'.repeat(51) })).toEqual({});
  });
});
