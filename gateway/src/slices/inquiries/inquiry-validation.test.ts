import { inquiryForm } from '@heliograph/schema/form-validation/forms.ts';
import { formMessages } from '@heliograph/schema/form-validation/messages.ts';
import { anyInquiry, messagesOf } from '@heliograph/schema/form-validation/rules.fixture.ts';
import type { Locale } from '@heliograph/schema/locales.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLongRun } from '../../testing/env.ts';
import { setUpFormGateway } from './form-gateway.fixture.ts';

const form = setUpFormGateway();

describe('inquiry validation', () => {
  it.each([
    ['R260', 'firstName', ' ', 'REQUIRED', 'firstName'],
    ['R261', 'email', '', 'REQUIRED', 'email'],
    ['R261', 'email', 'ada@labor', 'MALFORMED', 'emailFormat'],
    ['R262', 'phone', ' ', 'REQUIRED', 'phone'],
    ['R263', 'mobilePrefix', '', 'REQUIRED', 'mobilePrefix'],
    ['R263', 'mobilePrefix', '+12345', 'MALFORMED', 'mobilePrefixFormat'],
    ['F5', 'firstName', 'Ada\nMuster', 'MALFORMED', 'singleLine'],
    ['F5', 'firstName', '\u200b', 'REQUIRED', 'firstName'],
    ['R264', 'company', '', 'REQUIRED', 'company'],
    ['R265', 'country', '', 'REQUIRED', 'country'],
    ['R267', 'comments', '\n', 'REQUIRED', 'comments'],
    ['R269', 'company', 'x'.repeat(51), 'TOO_LONG', 'tooLong'],
    ['R269', 'email', `${'x'.repeat(45)}@ab.de`, 'TOO_LONG', 'tooLong'],
    ['R320', 'phone', '12', 'MALFORMED', 'phoneFormat'],
    ['R320', 'phone', '+999 12345678', 'MALFORMED', 'phoneFormat'],
  ] as const)(
    '%s rejects %s %j with a localized field error, without an upstream call',
    async (_r, field, value, code, message) => {
      for (const [locale, messages] of Object.entries(formMessages)) {
        const refusal = await form.submit({ [field]: value }, locale.toUpperCase());
        expect(refusal).toEqual({
          __typename: 'FormRefusal',
          code: 'INVALID_INPUT',
          message: messages.invalid,
          problems: [{ field, code, message: messages[message] }],
          retryAfter: null,
          incident: null,
        });
      }
      expect(form.gateway.restCalls).toEqual([]);
    },
  );

  it('R266 R234 requires a description of an industry that is not listed', async () => {
    const { problems } = await form.submit({ industry: 'OTHER', otherIndustry: ' ' }, 'EN');
    expect(problems).toEqual([{ field: 'otherIndustry', code: 'REQUIRED', message: formMessages.en.industry }]);
  });

  it('returns all problems in form order, including those that depend on several fields', async () => {
    const { problems } = await form.submit({ firstName: '', email: 'x', phone: '12', comments: '' });
    expect(problems.map(({ field }: { field: string }) => field)).toEqual(['firstName', 'email', 'phone', 'comments']);
  });

  it('F5 returns the messages of the validation rules and stores valid input unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(anyInquiry, fc.constantFrom<Locale>('en', 'cn', 'de'), async (inquiry, locale) => {
        const result = await form.submit(inquiry, locale.toUpperCase());
        const messages = formMessages[locale];
        const expected = Object.entries(messagesOf(inquiryForm, inquiry));
        const problems = (result.problems ?? []).map(({ field, message }: Record<string, string>) => [field, message]);
        expect(Object.fromEntries(problems)).toEqual(
          Object.fromEntries(
            expected.map(([field, message]) => [field, Object.entries(messages).find(([key]) => key === message)?.[1]]),
          ),
        );
        if (expected.length > 0) return;
        const lead = (await form.stored()).find(({ id }) => id === result.reference);
        const { firstName, company, comments, country } = inquiry;
        expect(lead).toMatchObject({ firstName, company, comments, country });
      }),
      { seed: 20_240_930, numRuns: isLongRun ? 300 : 100 },
    );
  });

  it.each(Object.entries(formMessages))(
    'R265 rejects an unknown country with a field error in %s',
    async (locale, messages) => {
      expect(await form.submit({ country: '999999' }, locale.toUpperCase())).toMatchObject({
        code: 'INVALID_INPUT',
        problems: [{ field: 'country', code: 'MALFORMED', message: messages.countryUnknown }],
      });
      expect(await form.stored()).toEqual([]);
    },
  );

  it('R265 accepts a country selected in another locale', async () => {
    expect(await form.submit({ country: '276' }, 'CN')).toMatchObject({ __typename: 'InquiryAccepted' });
  });
});
