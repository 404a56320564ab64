import { liveStreamForms } from '@heliograph/schema/form-validation/forms.ts';
import { refuse } from '../../forms/form-refusal.ts';
import { submitForm } from '../../forms/submit-form.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { findUnknownCountry } from '../areas/unknown-country.ts';
import { stateOf } from '../live-streams/live-stream-state.ts';
import { liveStreamLoader } from '../live-streams/live-streams.legacy.ts';
import { saveRegistration } from './registrations.legacy.ts';

export const registrationResolvers: Resolvers = {
  Mutation: {
    registerForLiveStream: (_root, { input }, context) =>
      submitForm(context, {
        rules: liveStreamForms[context.legacy.locale],
        input,
        limit: 'registration',
        send: async (form) => {
          const stream = await liveStreamLoader(context.legacy).load(form.liveStream);
          if (!stream || stateOf(stream, Date.now()) !== 'UPCOMING') return refuseStream(context.legacy.locale);
          return {
            __typename: 'LiveStreamRegistered' as const,
            reference: await saveRegistration(context.legacy, form, 'REMINDER'),
            startsAt: stream.startsAt,
          };
        },
        findProblems: ({ country }) => findUnknownCountry(context.legacy, country),
      }),
    unlockVideo: (_root, { input }, context) =>
      submitForm(context, {
        rules: liveStreamForms[context.legacy.locale],
        input,
        limit: 'registration',
        send: async (form) => {
          const stream = await liveStreamLoader(context.legacy).load(form.liveStream);
          if (!stream?.recorded || stateOf(stream, Date.now()) !== 'RECORDED') {
            return refuseStream(context.legacy.locale);
          }
          return {
            __typename: 'VideoUnlocked' as const,
            reference: await saveRegistration(context.legacy, form, 'UNLOCK'),
            videoUrl: context.signVideoUrl(stream.recorded, context.legacy.locale),
          };
        },
        findProblems: ({ country }) => findUnknownCountry(context.legacy, country),
      }),
  },
};

function refuseStream(locale: Parameters<typeof refuse>[0]) {
  return refuse(locale, 'INVALID_INPUT', 'invalid', {
    problems: [{ field: 'liveStream', code: 'MALFORMED', message: 'malformed' }],
  });
}
