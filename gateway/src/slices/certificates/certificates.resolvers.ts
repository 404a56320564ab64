import { createInputError } from '../../errors/errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { findCertificate } from './certificates.legacy.ts';

const MAX_NUMBER_LENGTH = 64;

export const certificateResolvers: Resolvers = {
  Query: {
    certificate: async (_root, { number }, { certificates, rateLimiter }) => {
      const wanted = number.trim().toUpperCase();
      if (wanted === '' || wanted.length > MAX_NUMBER_LENGTH) {
        throw createInputError(`number has 1 to ${MAX_NUMBER_LENGTH} characters.`, 'number');
      }
      await rateLimiter.consume('certificate');
      return findCertificate(certificates, wanted);
    },
  },
};
