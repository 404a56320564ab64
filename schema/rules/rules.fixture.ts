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

/** The first message of each field that a form is refused for. */
export function messagesOf(rules: z.ZodMiniType, form: object): Record<string, string> {
  const issues = rules.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}
