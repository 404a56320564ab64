import { submitForm } from '../../forms/submit-form.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { findUnknownCountry } from '../areas/unknown-country.ts';
import { inquirySubmission } from './inquiries.legacy.ts';
import { confirmSubscription, requestSubscription } from './subscription-confirmation.ts';

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
      requestSubscription(context, input, verification),
    confirmSubscription: (_root, { code }, context) => confirmSubscription(context, code),
  },
};
