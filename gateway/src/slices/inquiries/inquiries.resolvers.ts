import { inquiryForm, subscriptionForms } from '@heliograph/schema/form-validation/forms.ts';
import { submitForm } from '../../forms/submit-form.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { findUnknownCountry } from '../areas/unknown-country.ts';
import { saveInquiry, saveSubscription } from './inquiries.legacy.ts';

export const inquiryResolvers: Resolvers = {
  Mutation: {
    submitInquiry: (_root, { input }, context) =>
      submitForm(context, {
        rules: inquiryForm,
        input,
        limit: 'inquiry',
        send: async (form) => ({
          __typename: 'InquiryAccepted' as const,
          reference: await saveInquiry(context.legacy, form),
        }),
        findProblems: ({ country }) => findUnknownCountry(context.legacy, country),
      }),
    subscribe: (_root, { input: { verification, ...input } }, context) =>
      submitForm(context, {
        rules: subscriptionForms[context.legacy.locale],
        input,
        limit: 'subscription',
        verification,
        send: async (form) => ({
          __typename: 'SubscriptionAccepted' as const,
          reference: await saveSubscription(context.legacy, form),
          contactMe: form.contactMe,
        }),
        findProblems: ({ country }) => findUnknownCountry(context.legacy, country),
      }),
  },
};
