import { type FormMessage, formMessages } from '@heliograph/schema/form-validation/messages.ts';
import { expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';

const { Inquiries, Samples } = messages.cn;

const labels: Partial<Record<FormMessage, string>> = {
  ...Inquiries.fields,
  region: Inquiries.subscription.region,
  ownIndustry: Inquiries.fields.otherIndustry,
  reason: Samples.fields.customReason,
  companySize: Samples.fields.companySize,
  expectedApplication: Samples.fields.expectedApplication,
  name: Samples.fields.name,
  occupation: Samples.fields.occupation,
  contact: Samples.fields.contact,
  receiver: Samples.fields.receiver,
  address: Samples.fields.address,
};

const SELECTIONS: readonly string[] = ['region', 'country', 'industry', 'topics', 'companySize', 'expectedApplication'];

it.each([
  ...['email', 'firstName', 'lastName', 'company', 'jobTitle', 'phone', 'mobilePrefix', 'ownIndustry', 'comments'],
  ...['reason', 'name', 'occupation', 'contact', 'receiver', 'address'],
  ...SELECTIONS,
] as FormMessage[])('R272 the Chinese message %s asks for its field by its label', (field) => {
  const verb = SELECTIONS.includes(field) ? '请选择' : '请输入';
  expect(formMessages.cn[field].startsWith(`${verb}${labels[field]}`), formMessages.cn[field]).toBe(true);
});

it('R223 R225 the same labels name the fields of the industry in both forms', () => {
  const { industry, otherIndustry } = Samples.fields;
  expect(Inquiries.fields).toMatchObject({ industry, otherIndustry });
});
