import { z } from 'zod';

// Rejects empty values, which z.coerce.number() would read as 0.
const port = z.string().regex(/^\d+$/, 'Not a port').transform(Number).pipe(z.int().max(65_535));

export const envSchema = z.object({
  HOST: z.string().min(1).default('127.0.0.1').describe('Listen address'),
  PORT: port.default(4001).describe('Port of the content service'),
  CERTIFICATE_PORT: port.default(4002).describe('Port of the certificate service'),
  DATABASE_URL: z
    .string()
    .regex(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/, 'must look like sqlite:path/to/file.db or postgres://user@host/name')
    .default('sqlite:.data/legacy.db')
    .describe('Database URL; a relative SQLite path is resolved against the working directory'),
  CERTIFICATE_NAME: z.string().min(1).default('gateway').describe('User name for the certificate service'),
  CERTIFICATE_PASSWORD: z
    .string()
    .min(8)
    .default('local-only-password')
    .describe('Password for the certificate service'),
});
