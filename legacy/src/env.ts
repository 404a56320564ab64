import { z } from 'zod';

// An empty variable is not the number 0.
const port = z.string().regex(/^\d+$/, 'Not a port').transform(Number).pipe(z.int().max(65_535));

export const envSchema = z.object({
  HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on'),
  PORT: port.default(4001).describe('Port of the content service'),
  CERTIFICATE_PORT: port.default(4002).describe('Port of the certificate service'),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/, 'must look like sqlite:path/to/file.db or postgres://user@host/name')
    .default('sqlite:.data/legacy.db')
    .describe('Where records are kept; a relative path starts at the working directory'),
  CERTIFICATE_NAME: z.string().min(1).default('gateway').describe('Name that may sign in to the certificate service'),
  CERTIFICATE_PASSWORD: z.string().min(8).default('local-only-password').describe('Its password'),
});
