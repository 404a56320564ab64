import { describe, expect, it } from 'vitest';
import type { RequestSelection } from './request-query.ts';
import {
  createSampleResolver,
  createSampleValues,
  fieldsOfStep,
  findStepOf,
  type SampleValues,
} from './sample-values.ts';

const standard: RequestSelection = { kind: 'STANDARD', samples: ['11'] };
const custom: RequestSelection = { kind: 'CUSTOM', samples: [] };

const options = { fields: {}, shouldUseNativeValidation: undefined };

async function validate(submittedFields: readonly string[], changes: Partial<SampleValues> = {}, selection = standard) {
  const values = { ...createSampleValues(), ...changes };
  const { errors } = await createSampleResolver(selection, new Set(submittedFields))(values, undefined, options);
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
}

const details = {
  industryCode: 'industry',
  companySize: 'companySize',
  expectedApplication: 'expectedApplication',
  name: 'name',
  occupation: 'occupation',
  contact: 'contact',
};

describe('sample values', () => {
  it('R253 R254 are validated step by step', async () => {
    expect(await validate([])).toEqual({});
    expect(await validate(fieldsOfStep[2])).toEqual(details);
    expect(await validate([...fieldsOfStep[2], ...fieldsOfStep[3]])).toEqual({
      ...details,
      company: 'company',
      receiver: 'receiver',
      phone: 'phone',
      shipTo: 'country',
      address: 'address',
    });
  });

  it('R223 Q36 require a reason for custom samples only, along with all other missing values', async () => {
    expect(await validate(fieldsOfStep[2], {}, custom)).toEqual({ ...details, reason: 'reason' });
    expect(await validate(['reason'], { reason: 'A shell' }, custom)).toEqual({});
  });

  it('R266 require an own industry only if no other applies', async () => {
    const industry = ['industryCode', 'otherIndustry'];
    expect(await validate(industry, { industryCode: 'HEARABLES' })).toEqual({});
    expect(await validate(industry, { industryCode: 'OTHER' })).toEqual({ otherIndustry: 'ownIndustry' });
    expect(await validate(industry, { industryCode: 'OTHER', otherIndustry: 'Schmuck' })).toEqual({});
  });

  it('Q39 accept an email address or a phone number with calling code', async () => {
    expect(await validate(['contact'], { contact: 'ada@labor.example' })).toEqual({});
    expect(await validate(['contact'], { contact: '+49 30 23125017' })).toEqual({});
    expect(await validate(['contact'], { contact: '030 23125017' })).toEqual({ contact: 'emailOrPhoneFormat' });
  });

  it('know the step of a field', () => {
    expect([findStepOf(['address', 'contact']), findStepOf(['address']), findStepOf(['samples'])]).toEqual([
      2,
      3,
      null,
    ]);
  });
});
