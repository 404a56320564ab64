import fc from 'fast-check';
import type * as z from 'zod/mini';

export const inquiry = {
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

export const subscription = {
  idempotencyKey: '7b0f7c52-5c1e-4d33-9c3d-0b6a4a1f2e11',
  country: '276',
  email: 'ada@labor.de',
  firstName: 'Ada',
  topics: ['CONSUMER'],
  contactMe: false,
  acceptTerms: true,
  marketingConsent: false,
};

export const sampleRequest = {
  idempotencyKey: '7b0f7c52-5c1e-4d33-9c3d-0b6a4a1f2e11',
  kind: 'STANDARD',
  samples: ['11'],
  industry: 'Dental laboratory',
  companySize: '11–50',
  expectedApplication: 'END_PRODUCTION',
  name: 'Ada Muster',
  occupation: 'Dental technician',
  contact: 'ada@labor.de',
  company: 'Labor am Markt',
  receiver: 'Goods inwards',
  phone: '+49 30 23125017',
  shipTo: 'DE',
  address: 'Am Markt 1\n10115 Berlin',
};

export const registration = {
  idempotencyKey: '7b0f7c52-5c1e-4d33-9c3d-0b6a4a1f2e11',
  liveStream: '1',
  firstName: 'Ada',
  lastName: 'Muster',
  country: '276',
  email: 'ada@labor.de',
  acceptTerms: true,
};

/** The first message of each invalid field. */
export function messagesOf(rules: z.ZodMiniType, form: object): Record<string, string> {
  const issues = rules.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

/** Boundary values for any text field. */
const text = fc.constantFrom(
  '',
  ' ',
  '\u200b',
  'Ada',
  '李',
  'a\nb',
  'a\u0000b',
  'a\ud800b',
  '=1+1',
  '<b>',
  ...[50, 51, 100, 101, 2000, 2001].map((length) => 'x'.repeat(length)),
);

/** Mostly realistic values, so that enough forms are accepted. */
function mostly<Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>): fc.Arbitrary<Value> {
  return fc.oneof({ arbitrary: usual, weight: 12 }, { arbitrary: odd, weight: 1 });
}

const line = mostly(fc.constantFrom('Ada', '李', '=1+1', '<b>', "Robert'); --"), text);

/** Valid, incomplete, and malicious inquiries. */
export const anyInquiry = fc.record({
  idempotencyKey: fc.uuid(),
  firstName: line,
  lastName: fc.option(line),
  email: mostly(
    fc.constantFrom('ada@labor.de', 'Ada@LABOR.DE'),
    fc.oneof(text, fc.constantFrom('a+b@c.de', 'ada@labor', ' a@b.de')),
  ),
  country: mostly(fc.constantFrom('276', '040', '330000'), fc.constantFrom('', ' ', "1' or '1'='1")),
  company: line,
  mobilePrefix: mostly(
    fc.constantFrom('+49', '0049', '49'),
    fc.constantFrom('', '86', '+1', '+', 'DE', '+999', '+49\n'),
  ),
  phone: mostly(
    fc.constantFrom('030 23125017', '+49 30 23125017', '+86 138 0013 8000'),
    fc.oneof(text, fc.constantFrom('138 0013 8000', '12', '+999 1', '+1')),
  ),
  jobTitle: fc.option(line),
  industry: fc.constantFrom('DENTAL_LABS', 'OTHER'),
  otherIndustry: line,
  comments: line,
  marketingConsent: fc.boolean(),
});
