import { createInputError } from '../../errors/errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { findCertificate } from './certificates.legacy.ts';

const MAX_NUMBER_LENGTH = 64;

/** Model, year and serial number, after spaces and hyphens are removed. */
const COMPACT_NUMBER = /^HG([A-Z0-9]+)(\d{4})(\d{6})$/;

export const certificateResolvers: Resolvers = {
  Query: {
    certificate: async (_root, { number }, { certificates, rateLimiter }) => {
      const normalized = normalizeNumber(number);
      if (normalized === '' || normalized.length > MAX_NUMBER_LENGTH) {
        throw createInputError(`number must have 1 to ${MAX_NUMBER_LENGTH} characters.`, 'number');
      }
      await rateLimiter.consume('certificate');
      return findCertificate(certificates, normalized);
    },
  },
};

/** The number as printed, however it was typed; other formats are left to the certificate service. */
function normalizeNumber(number: string): string {
  const trimmed = number.trim().toUpperCase();
  const parts = COMPACT_NUMBER.exec(trimmed.replace(/[\s\p{Dash}]/gu, ''));
  return parts ? ['HG', ...parts.slice(1)].join('-') : trimmed;
}
