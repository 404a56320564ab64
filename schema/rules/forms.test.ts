import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { email, isPhone, joinPhone } from './fields.ts';
import { inquiryForm } from './forms.ts';
import { formMessages } from './messages.ts';

const form = {
  idempotencyKey: '7b0f7c52-5c1e-4d33-9c3d-0b6a4a1f2e11',
  firstName: 'Ada',
  lastName: null,
  email: 'ada@labor.de',
  country: '276',
  company: 'Labor',
  mobilePrefix: '+49',
  phone: '30 23125017',
  jobTitle: null,
  industry: 'DENTAL_LABS',
  otherIndustry: null,
  comments: 'Hello',
  marketingConsent: false,
};

const takes = (changes: object) => inquiryForm.safeParse({ ...form, ...changes }).success;

describe('rules of the forms', () => {
  it.each(['a@b.de', 'a.b@c.de', 'a-b_c.d@e-f.co', 'A1@B2.COM', 'ada@mail.labor.example', `${'a'.repeat(44)}@bc.de`])(
    'R261 Q10 take the address %s',
    (address) => {
      expect(email.safeParse(address).success).toBe(true);
    },
  );

  it.each([
    '',
    'a',
    '@b.de',
    'a@b',
    'a@b.d',
    'a@b.d3',
    'a+b@c.de',
    'a..b@c.de',
    '.a@b.de',
    'a.@b.de',
    'a b@c.de',
    ' a@b.de',
    'a@b.de ',
    'a@-b.de',
    'a@b..de',
    'ä@b.de',
    'a@bücher.de',
    'a@b.de\nbcc: c@d.de',
    "a'--@b.de",
    `${'a'.repeat(45)}@bc.de`,
  ])('R261 R269 refuse the address %j', (address) => {
    expect(email.safeParse(address).success).toBe(false);
  });

  it('Q10 lower the domain of an address and leave the rest', () => {
    expect(email.parse('Ada.Muster@LABOR.De')).toBe('Ada.Muster@labor.de');
  });

  it.each([
    ['+49', '30 23125-017', '+493023125017'],
    ['49', '3023125017', '+493023125017'],
    ['+1', '(555) 010.0000', '+15550100000'],
    ['', '+86 138', '+86138'],
    ['+', '', ''],
    ['', '', ''],
  ])('R270 Q11 join %j and %j to %j', (prefix, phone, joined) => {
    expect(joinPhone(prefix, phone)).toBe(joined);
  });

  it.each([
    ['+1234567', true],
    ['+123456', false],
    ['+123456789012345', true],
    ['+1234567890123456', false],
    ['+0234567', false],
    ['+12345a7', false],
  ])('R320 know of %s whether it can be called: %s', (phone, expected) => {
    expect(isPhone(phone)).toBe(expected);
  });

  it.each([
    ['firstName', 'x'.repeat(100), true],
    ['firstName', 'x'.repeat(101), false],
    ['firstName', ' \t\n', false],
    ['firstName', '\u00a0', false],
    ['firstName', '李', true],
    ['firstName', '=HYPERLINK("http://x")', true],
    ['firstName', "Robert'); DROP TABLE leads;--", true],
    ['firstName', '<script>alert(1)</script>', true],
    ['firstName', 'a\u0000b', false],
    ['firstName', 'a\ud800b', false],
    ['firstName', 'a\u001bb', false],
    ['company', 'x'.repeat(50), true],
    ['company', 'x'.repeat(51), false],
    ['comments', 'line\r\nline\ttab', true],
    ['comments', 'x'.repeat(2001), false],
    ['mobilePrefix', '+86', true],
    ['mobilePrefix', '86', true],
    ['mobilePrefix', '+', false],
    ['mobilePrefix', '+12345', false],
    ['mobilePrefix', 'DE', false],
    ['country', '', false],
    ['country', "1' or '1'='1", false],
    ['industry', 'BAKERIES', false],
    ['idempotencyKey', 'not-a-uuid', false],
  ])('F5 judge %s %j: %s', (field, value, expected) => {
    expect(takes({ [field]: value })).toBe(expected);
  });

  it('F5 hold every text that they take to what can be stored, and need no more than a moment for any', () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(
      fc.property(text, (words) => {
        if (!takes({ comments: words })) return;
        expect(words.isWellFormed() && words.trim() !== '' && !words.includes('\u0000')).toBe(true);
      }),
      { seed: 20_240_930, numRuns: 2000 },
    );
  });

  it('R272 say everything in every locale', () => {
    const keys = Object.keys(formMessages.en);
    for (const words of Object.values(formMessages)) {
      expect(Object.keys(words)).toEqual(keys);
      expect(Object.values(words).every((text) => text.trim() !== '')).toBe(true);
    }
  });

  it('R272 R318 R319 R320 R321 R322 keep the texts of the specification', () => {
    expect(Object.values(formMessages.en)).toEqual(
      expect.arrayContaining([
        'Please select a region!',
        'Please enter email or email format error!',
        'Please enter a name!',
        'Please enter a last name!',
        'Please enter your company!',
        'Please enter a job title!',
        'Please enter a contact number',
        'Please enter your industry',
        'Please select a country',
        'Please fill in the industry you are interested in',
        'Verification code error',
        'Server exception',
        'Email already registered',
        'Phone number format error',
        'Sorry, service error, please try again later!',
      ]),
    );
    const { serverException, emailRegistered, phoneFormat } = formMessages.de;
    expect([serverException, emailRegistered, phoneFormat]).toEqual([
      'Serverausnahme',
      'E-Mail-Adresse bereits registriert',
      'Falsches Format der Telefonnummer',
    ]);
  });
});
