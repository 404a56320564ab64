import type { Resolvers } from '../generated/resolvers.ts';

export const formChallengeResolvers: Resolvers = {
  Mutation: {
    createFormChallenge: async (_root, _args, { challenges, limits }) => {
      await limits.consume('challenge');
      return challenges.create();
    },
  },
};
