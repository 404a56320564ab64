import type { Locale } from '@heliograph/schema/locales.ts';
import { refuse } from '../../forms/form-refusal.ts';
import { submitForm } from '../../forms/submit-form.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { findUnknownCountry } from '../areas/unknown-country.ts';
import { stateOf } from '../live-streams/live-stream-state.ts';
import { liveStreamLoader } from '../live-streams/live-streams.legacy.ts';
import { reminderSubmission, videoUnlockSubmission } from './registrations.legacy.ts';

/** While the content service is away, the stream comes from the cache: an unknown stream cannot be promised. */
export const registrationResolvers: Resolvers = {
  Mutation: {
    registerForLiveStream: (_root, { input }, context) =>
      submitForm(context, {
        submission: reminderSubmission,
        input,
        accept: async (form) => {
          const stream = await liveStreamLoader(context.legacy).load(form.liveStream);
          if (!stream || stateOf(stream, Date.now()) !== 'UPCOMING') return refuseStream(context.legacy.locale);
          return { __typename: 'LiveStreamRegistered' as const, startsAt: stream.startsAt };
        },
        findProblems: ({ country }) => findUnknownCountry(context.legacy, country),
      }),
    unlockVideo: (_root, { input }, context) =>
      submitForm(context, {
        submission: videoUnlockSubmission,
        input,
        accept: async (form) => {
          const stream = await liveStreamLoader(context.legacy).load(form.liveStream);
          const { locale } = context.legacy;
          if (!stream?.recorded || stateOf(stream, Date.now()) !== 'RECORDED') return refuseStream(locale);
          const { recorded } = stream;
          const videoUrl = recorded.isPublic ? recorded.video : context.signVideoUrl(recorded, locale);
          return { __typename: 'VideoUnlocked' as const, videoUrl };
        },
        findProblems: ({ country }) => findUnknownCountry(context.legacy, country),
      }),
  },
};

function refuseStream(locale: Locale) {
  return refuse(locale, 'INVALID_INPUT', 'invalid', {
    problems: [{ field: 'liveStream', code: 'MALFORMED', message: 'malformed' }],
  });
}
