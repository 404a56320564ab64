import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '../locales.ts';
import { inquiryForm, liveStreamForms, sampleRequestForm, subscriptionForms } from './forms.ts';
import { formMessages } from './messages.ts';
import { inquiry, messagesOf, registration, sampleRequest, subscription } from './rules.fixture.ts';

const takes = (changes: object) => inquiryForm.safeParse({ ...inquiry, ...changes }).success;

describe('form validation', () => {
  it('R261 requires an email address', () => {
    expect(messagesOf(inquiryForm, { ...inquiry, email: ' ' })).toEqual({ email: 'email' });
  });

  it.each([
    ['firstName', 'x'.repeat(100)],
    ['firstName', '李'],
    ['firstName', '=HYPERLINK("http://x")'],
    ['firstName', "Robert'); DROP TABLE leads;--"],
    ['firstName', '<script>alert(1)</script>'],
    ['company', 'x'.repeat(50)],
    ['comments', 'line\r\nline\ttab'],
    ['mobilePrefix', '86'],
  ])('F5 accepts %s %j', (field, value) => {
    expect(messagesOf(inquiryForm, { ...inquiry, [field]: value })).toEqual({});
  });

  it.each([
    ['firstName', 'x'.repeat(101), 'tooLong'],
    ['firstName', ' \t\n', 'firstName'],
    ['firstName', '\u00a0', 'firstName'],
    ['firstName', 'a\u0000b', 'characters'],
    ['firstName', 'a\ud800b', 'characters'],
    ['firstName', 'a\u001bb', 'characters'],
    ['company', 'x'.repeat(51), 'tooLong'],
    ['comments', 'x'.repeat(2001), 'tooLong'],
    ['mobilePrefix', '+', 'mobilePrefixFormat'],
    ['mobilePrefix', '+12345', 'mobilePrefixFormat'],
    ['mobilePrefix', 'DE', 'mobilePrefixFormat'],
    ['country', '', 'country'],
    ['country', "1' or '1'='1", 'countryUnknown'],
    ['industry', 'BAKERIES', 'industry'],
    ['idempotencyKey', 'not-a-uuid', 'malformed'],
  ])('F5 rejects %s %j: %s', (field, value, message) => {
    expect(messagesOf(inquiryForm, { ...inquiry, [field]: value })).toEqual({ [field]: message });
  });

  it.each([
    '\u200b',
    ' \u200b\u2060 ',
    '\ufeff',
    '\u00ad',
    '\u3164',
    '\u2800',
    '\u202e',
    '\u{e0020}',
    '\u3000',
    '\ufff9',
  ])('F5 treats the invisible text %j as empty', (blank) => {
    expect(messagesOf(inquiryForm, { ...inquiry, firstName: blank, comments: blank })).toEqual({
      firstName: 'firstName',
      comments: 'comments',
    });
  });

  it('F5 accepts invisible characters among visible ones', () => {
    expect(takes({ firstName: '👩\u200d🔬', company: 'نام\u200cه', comments: '\ufeffHello' })).toBe(true);
  });

  it.each(['\n', '\r', '\r\n', '\u2028', '\u2029', '\u0085'])(
    'F5 rejects the line break %j in single-line fields only',
    (lineBreak) => {
      const text = `a${lineBreak}b`;
      const person = { firstName: text, lastName: text };
      const lines = { ...person, company: text, jobTitle: text, otherIndustry: text, phone: `30${lineBreak}23125017` };
      expect(messagesOf(inquiryForm, { ...inquiry, ...lines })).toEqual(
        Object.fromEntries(Object.keys(lines).map((field) => [field, 'singleLine'])),
      );
      const business = { industry: text, companySize: text, name: text, occupation: text, company: text };
      const request = { ...business, receiver: text, contact: `ada@labor.de${lineBreak}`, phone: lines.phone };
      expect(messagesOf(sampleRequestForm, { ...sampleRequest, ...request })).toEqual(
        Object.fromEntries(Object.keys(request).map((field) => [field, 'singleLine'])),
      );
      expect(messagesOf(subscriptionForms.en, { ...subscription, ...person })).toMatchObject({
        firstName: 'singleLine',
      });
      expect(messagesOf(inquiryForm, { ...inquiry, email: `ada@labor.de${lineBreak}` })).toHaveProperty('email');
      expect(messagesOf(inquiryForm, { ...inquiry, mobilePrefix: `+49${lineBreak}` })).toHaveProperty('mobilePrefix');
    },
  );

  it('F5 accepts line feeds in multi-line fields', () => {
    const text = 'a\r\nb\nc';
    expect(takes({ comments: text })).toBe(true);
    const request = { ...sampleRequest, address: text, reason: text, otherRequirements: text };
    expect(messagesOf(sampleRequestForm, request)).toEqual({});
  });

  it('reports all errors at once, including cross-field errors', () => {
    const wrong = { firstName: '', email: 'x', phone: '12', industry: '', comments: '' };
    expect(messagesOf(inquiryForm, { ...inquiry, ...wrong })).toEqual({
      firstName: 'firstName',
      email: 'emailFormat',
      phone: 'phoneFormat',
      industry: 'industry',
      comments: 'comments',
    });
    const called = { contactMe: true, topics: [], mobilePrefix: '', phone: '+49 1' };
    expect(messagesOf(subscriptionForms.en, { ...subscription, ...called })).toEqual({
      lastName: 'lastName',
      company: 'company',
      jobTitle: 'jobTitle',
      mobilePrefix: 'mobilePrefix',
      phone: 'phoneFormat',
      topics: 'topics',
    });
    expect(messagesOf(subscriptionForms.en, { ...subscription, phone: '030 23125017' })).toEqual({
      mobilePrefix: 'mobilePrefix',
    });
    const custom = { kind: 'CUSTOM', samples: [], companySize: '', phone: '+49 1', shipTo: '' };
    expect(messagesOf(sampleRequestForm, { ...sampleRequest, ...custom })).toEqual({
      reason: 'reason',
      companySize: 'companySize',
      phone: 'phoneFormat',
      shipTo: 'country',
    });
  });

  it.each([
    ['email', '', 'email', 'ada@labor', 'emailFormat'],
    ['country', ' ', 'country', "1' or '1'='1", 'countryUnknown'],
    ['mobilePrefix', '', 'mobilePrefix', '+12345', 'mobilePrefixFormat'],
    ['phone', '', 'phone', '1', 'phoneFormat'],
  ])('has different messages for a missing and a malformed %s', (field, empty, missing, wrong, malformed) => {
    expect(messagesOf(inquiryForm, { ...inquiry, [field]: empty })).toEqual({ [field]: missing });
    expect(messagesOf(inquiryForm, { ...inquiry, [field]: wrong })).toEqual({ [field]: malformed });
    const words = new Map(Object.entries(formMessages.de));
    expect(words.get(missing)).not.toBe(words.get(malformed));
  });

  it('Q39 has different messages for a missing and a malformed contact', () => {
    const contact = (text: string) => messagesOf(sampleRequestForm, { ...sampleRequest, contact: text });
    expect(['', '030 23125017', 'ada@labor', '+49 1'].map(contact)).toEqual([
      { contact: 'contact' },
      { contact: 'emailOrPhoneFormat' },
      { contact: 'emailOrPhoneFormat' },
      { contact: 'emailOrPhoneFormat' },
    ]);
    expect(['ada@labor.de', '+86 138 0013 8000', '0086 138 0013 8000'].map(contact)).toEqual([{}, {}, {}]);
  });

  it('ignores duplicate samples', () => {
    const request = { ...sampleRequest, samples: ['11', '12', '11', '13', '12'] };
    expect(sampleRequestForm.parse(request).samples).toEqual(['11', '12', '13']);
    const four = { ...sampleRequest, samples: ['11', '12', '13', '14'] };
    expect(messagesOf(sampleRequestForm, four)).toEqual({ samples: 'tooManySamples' });
  });

  it('S9 lowercases the idempotency key of every form', () => {
    const idempotencyKey = inquiry.idempotencyKey.toUpperCase();
    const keys = [
      inquiryForm.parse({ ...inquiry, idempotencyKey }),
      subscriptionForms.en.parse({ ...subscription, idempotencyKey }),
      sampleRequestForm.parse({ ...sampleRequest, idempotencyKey }),
      liveStreamForms.en.parse({ ...registration, idempotencyKey }),
    ].map((form) => form.idempotencyKey);
    expect(new Set(keys)).toEqual(new Set([inquiry.idempotencyKey]));
  });

  it.each(localeCodes)('R227 R272 requires a last name in %s, unless the first name is the whole name', (locale) => {
    const expected = locale === 'cn' ? {} : { lastName: 'lastName' };
    expect(messagesOf(liveStreamForms[locale], { ...registration, lastName: null })).toEqual(expected);
    const called = {
      contactMe: true,
      company: 'Labor',
      jobTitle: 'Leitung',
      mobilePrefix: '+49',
      phone: '30 23125017',
    };
    expect(messagesOf(subscriptionForms[locale], { ...subscription, ...called, lastName: ' ' })).toEqual(expected);
    expect(messagesOf(subscriptionForms[locale], { ...subscription, ...called, lastName: 'Muster' })).toEqual({});
  });

  it('F5 accepts only storable text, in bounded time', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 50 }),
      fc.string({ unit: fc.constantFrom(' ', '\t', '\u200b', '\u0000', '\ud800', 'a'), maxLength: 3 }),
    );
    const counts = { accepted: 0, rejected: 0 };
    fc.assert(
      fc.property(text, (words) => {
        if (takes({ comments: words })) {
          counts.accepted += 1;
          expect(words.isWellFormed() && words.trim() !== '' && !words.includes('\u0000')).toBe(true);
        } else counts.rejected += 1;
      }),
      { seed: 20_240_930, numRuns: 500 },
    );
    expect(Math.min(counts.accepted, counts.rejected)).toBeGreaterThan(50);
  });

  it('R272 has every message in every locale', () => {
    const keys = Object.keys(formMessages.en);
    for (const words of Object.values(formMessages)) {
      expect(Object.keys(words)).toEqual(keys);
      expect(Object.values(words).every((text) => text.trim() !== '')).toBe(true);
    }
  });

  it.each(['cn', 'de'] as const)('has no exclamation marks in %s, where no text is required', (locale) => {
    expect(Object.values(formMessages[locale]).filter((text) => /[!！]/.test(text))).toEqual([]);
  });

  it.each([
    ['R272', 'region', 'Please select a region!'],
    ['R272', 'email', 'Please enter email or email format error!'],
    ['R272', 'firstName', 'Please enter a name!'],
    ['R272', 'lastName', 'Please enter a last name!'],
    ['R272', 'company', 'Please enter your company!'],
    ['R272', 'jobTitle', 'Please enter a job title!'],
    ['R272', 'phone', 'Please enter a contact number'],
    ['R272', 'industry', 'Please enter your industry'],
    ['R272', 'country', 'Please select a country'],
    ['R272', 'topics', 'Please fill in the industry you are interested in'],
    ['R318', 'serverException', 'Server exception'],
    ['R319', 'emailRegistered', 'Email already registered'],
    ['R320', 'phoneFormat', 'Phone number format error'],
    ['R321', 'serviceError', 'Sorry, service error, please try again later!'],
    ['R322', 'verification', 'Verification code error'],
  ] as const)('%s the English message %s is “%s”', (_number, key, message) => {
    expect(formMessages.en[key]).toBe(message);
  });

  it.each([
    ['R318', 'serverException', 'Serverausnahme'],
    ['R319', 'emailRegistered', 'E-Mail-Adresse bereits registriert'],
    ['R320', 'phoneFormat', 'Falsches Format der Telefonnummer'],
  ] as const)('%s the German message %s is “%s”', (_number, key, message) => {
    expect(formMessages.de[key]).toBe(message);
  });
});
