import { submitForm } from '../../forms/submit-form.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { findUnknownCountry } from '../areas/unknown-country.ts';
import { inquirySubmission, subscriptionSubmission } from './inquiries.legacy.ts';

export const inquiryResolvers: Resolvers = {
  Mutation: {
    submitInquiry: (_root, { input }, context) =>
      submitForm(context, {
        submission: inquirySubmission,
        input,
        accept: () => ({ __typename: 'InquiryAccepted' as const }),
        findProblems: ({ country }) => findUnknownCountry(context.legacy, country),
      }),
    subscribe: (_root, { input: { verification, ...input } }, context) =>
      submitForm(context, {
        submission: subscriptionSubmission,
        input,
        verification,
        accept: ({ contactMe }) => ({ __typename: 'SubscriptionAccepted' as const, contactMe }),
        findProblems: ({ country }) => findUnknownCountry(context.legacy, country),
      }),
  },
};
