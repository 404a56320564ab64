import { createInputError } from '../../errors/errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { findCertificate } from './certificates.legacy.ts';

const MAX_NUMBER_LENGTH = 64;

export const certificateResolvers: Resolvers = {
  Query: {
    certificate: async (_root, { number }, { certificates, rateLimiter }) => {
      const normalized = number.trim().toUpperCase();
      if (normalized === '' || normalized.length > MAX_NUMBER_LENGTH) {
        throw createInputError(`number must have 1 to ${MAX_NUMBER_LENGTH} characters.`, 'number');
      }
      await rateLimiter.consume('certificate');
      return findCertificate(certificates, normalized);
    },
  },
};
