import type { Resolvers } from '../../generated/resolvers.ts';

export const formChallengeResolvers: Resolvers = {
  Mutation: {
    createFormChallenge: async (_root, _args, { proofOfWork, rateLimiter }) => {
      await rateLimiter.consume('challenge');
      return proofOfWork.create();
    },
  },
};
