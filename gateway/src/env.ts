import { trustedProxiesSchema } from '@heliograph/schema/client-address.ts';
import { z } from 'zod';

const address = z.url({ protocol: /^https?$/ });
// An empty variable is not the number 0.
const port = z.string().regex(/^\d+$/, 'Not a port').transform(Number).pipe(z.int().max(65_535));
const megabytes = z
  .string()
  .regex(/^\d+(?:\.\d+)?$/, 'Not a number')
  .transform(Number)
  .pipe(z.number().max(4_096))
  .default(64);

const corsOrigins = z
  .string()
  .transform((value) => (value === '*' ? value : value.split(',').map((origin) => origin.trim())))
  .refine((value) => value === '*' || value.every(isOrigin), 'Not origins such as https://app.example, nor *');

export const envSchema = z.object({
  HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on'),
  PORT: port.default(4000).describe('Port to listen on'),
  LEGACY_API_URL: address.default('http://127.0.0.1:4001').describe('Base URL of the content service'),
  CERTIFICATE_API_URL: address.default('http://127.0.0.1:4002').describe('Base URL of the certificate service'),
  CERTIFICATE_NAME: z.string().min(1).describe('Name that signs in to the certificate service'),
  CERTIFICATE_PASSWORD: z.string().min(1).describe('Its password'),
  FORM_RATE_LIMIT: z.coerce
    .number()
    .int()
    .min(1)
    .default(10)
    .describe('How often a visitor may send each form within ten minutes'),
  PERSISTED_OPERATIONS: z.string().optional().describe('Path of the manifest of persisted operations'),
  PERSISTED_ONLY: z.stringbool().default(false).describe('Reject documents that are not in the manifest'),
  RESPONSE_CACHE_MB: megabytes.describe('Room for whole answers; 0 keeps none'),
  UPSTREAM_CACHE_MB: megabytes.describe('Room for what the content service answered; 0 keeps nothing'),
  MAX_CONCURRENT_OPERATIONS: z.coerce
    .number()
    .int()
    .min(1)
    .default(512)
    .describe('Operations on their way at once; more are refused'),
  EVENT_LOOP_TIMEOUT_SECONDS: z.coerce
    .number()
    .min(0)
    .max(60)
    .default(6)
    .describe('Seconds of a blocked event loop after which the process is killed; 0 for never'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('Where instances share what they keep and count'),
  TRUSTED_PROXIES: trustedProxiesSchema
    .default('loopback')
    .describe('Addresses, networks or their names (loopback, uniquelocal) that say for whom they ask, by commas'),
  CORS_ORIGINS: corsOrigins
    .default('*')
    .describe('Origins whose pages may read responses, separated by commas; * for any'),
  INTROSPECTION: z.stringbool().default(true).describe('Whether GraphiQL and introspection are served'),
  PURGE_TOKEN: z.string().min(32).optional().describe('Permits to purge; nobody may while it is missing'),
  SITE_URLS: z
    .string()
    .default('')
    .transform((value) => value.split(',').filter(Boolean))
    .pipe(z.array(address))
    .describe('Base URLs of the sites that purges are sent to, by commas; sites that share REDIS_URL need none'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Least important lines that are written to the log'),
  PROOF_OF_WORK_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Signs form challenges; the same for all instances. Made anew at each start when it is missing'),
  VIDEO_URL_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Signs the addresses of full videos, which the site serves; the same for all instances and the site'),
});

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
}
