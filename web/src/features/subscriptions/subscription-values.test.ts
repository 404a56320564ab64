import { describe, expect, it } from 'vitest';
import {
  createSubscriptionResolver,
  createSubscriptionValues,
  type SubscriptionValues,
} from './subscription-values.ts';

const filledIn: SubscriptionValues = {
  ...createSubscriptionValues('en'),
  email: 'ada@labor.example',
  topics: ['HEARABLES'],
  acceptTerms: true,
};

async function validate(changes: Partial<SubscriptionValues>) {
  const options = { fields: {}, shouldUseNativeValidation: undefined };
  const { errors, values } = await createSubscriptionResolver('en')({ ...filledIn, ...changes }, undefined, options);
  const messages = Object.entries(errors).map(([field, error]) => [field, error?.message]);
  return { errors: Object.fromEntries(messages), values };
}

describe('subscription values', () => {
  it("R272 are validated by the gateway's rules", async () => {
    expect((await validate({})).errors).toEqual({});
    expect((await validate(createSubscriptionValues('cn'))).errors).toEqual({
      email: 'email',
      topics: 'topics',
      acceptTerms: 'acceptTerms',
    });
  });

  it('R258 require contact details for a call', async () => {
    const { errors } = await validate({ contactMe: true });
    expect(errors).toEqual({
      firstName: 'firstName',
      lastName: 'lastName',
      country: 'region',
      company: 'company',
      jobTitle: 'jobTitle',
      phone: 'phone',
    });
  });

  it('omit sales fields that are no longer needed, whatever they contain', async () => {
    const { errors, values } = await validate({
      phone: '12',
      company: 'x'.repeat(51),
      mobilePrefix: 'x',
      country: '276',
    });
    expect(errors).toEqual({});
    expect(values).toMatchObject({ phone: '', company: '', mobilePrefix: null, country: '' });
  });
});
