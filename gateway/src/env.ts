import { trustedProxiesSchema } from '@heliograph/schema/client-address.ts';
import { z } from 'zod';
import { superRefine } from 'zod/mini';

const httpUrl = z.url({ protocol: /^https?$/ });
// `Number('')` is 0.
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
  .refine((value) => value === '*' || value.every(isOrigin), 'Must be * or origins such as https://app.example');

/** Messages must not contain the value, which may contain a password. */
const outboxUrl = z
  .string()
  .regex(
    /^(?:off|sqlite:.+|postgres(?:ql)?:\/\/.+)$/,
    'Must be off, sqlite:path/to/file.db, or postgres://user:password@host/name',
  )
  .default('sqlite:.data/outbox.db')
  .transform((url) => (url === 'off' ? undefined : url));

/** Keys are long and random, so a key cannot be guessed. */
const FORM_CLIENT = /^([\w .@/-]{1,60}):([1-9]\d{0,5}):([\w+/=.~-]{32,200})$/;

/** Messages must not contain the value. */
const formClients = z
  .string()
  .default('')
  .transform((value) => value.split(',').flatMap((entry) => entry.trim() || []))
  .refine(
    (entries) => entries.every((entry) => FORM_CLIENT.test(entry)),
    'Must be name:quota:key, comma-separated, with keys of at least 32 letters and digits',
  )
  .transform((entries) =>
    entries.map((entry) => {
      const [, name = '', quota, key = ''] = FORM_CLIENT.exec(entry) ?? [];
      return { name, quota: Number(quota), key };
    }),
  );

/** Messages must not contain the value. */
const smtpUrl = z.string().regex(/^smtps?:\/\/[^/?#\s]+/, 'Must be smtp://user:password@host:port, or smtps://');

const mailbox = z
  .string()
  .regex(/^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'Must be name@host, or Name <name@host>');

export const envSchema = z.object({
  NODE_ENV: z.string().optional().describe('production requires SMTP_URL, MAIL_FROM and CONFIRMATION_SECRET'),
  HOST: z.string().min(1).default('127.0.0.1').describe('Listen address'),
  PORT: port.default(4000).describe('Listen port'),
  LEGACY_API_URL: httpUrl.default('http://127.0.0.1:4001').describe('Base URL of the content service'),
  CERTIFICATE_API_URL: httpUrl.default('http://127.0.0.1:4002').describe('Base URL of the certificate service'),
  CERTIFICATE_NAME: z.string().min(1).describe('User name for the certificate service'),
  CERTIFICATE_PASSWORD: z.string().min(1).describe('Password for the certificate service'),
  FORM_RATE_LIMIT: z.coerce
    .number()
    .int()
    .min(1)
    .default(10)
    .describe('Submissions per form and client in ten minutes'),
  FORM_CLIENTS: formClients.describe(
    'Comma-separated name:quota:key of clients with their own form quota, in submissions per form in ten minutes',
  ),
  PERSISTED_OPERATIONS: z.string().optional().describe('Path of the persisted operations manifest'),
  APP_MANIFESTS: z.string().min(1).optional().describe('Folder with the manifests of apps, one file per client name'),
  PERSISTED_ONLY: z
    .stringbool()
    .default(false)
    .describe('Reject documents that neither the site nor the client has persisted'),
  RESPONSE_CACHE_MB: megabytes.describe('Size of the response cache in MB; 0 disables it'),
  UPSTREAM_CACHE_MB: megabytes.describe('Size of the upstream cache in MB; 0 disables it'),
  MAX_CONCURRENT_OPERATIONS: z.coerce
    .number()
    .int()
    .min(1)
    .default(512)
    .describe('Maximum concurrent operations; more are rejected with 503'),
  EVENT_LOOP_TIMEOUT_SECONDS: z.coerce
    .number()
    .min(0)
    .max(60)
    .default(6)
    .describe('Kill the process when its event loop is blocked for this many seconds; 0 disables the watchdog'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('Redis URL for caches, rate limits and used challenges that instances share'),
  OUTBOX_URL: outboxUrl.describe(
    'Where form submissions wait while the content service is away: an SQLite file per gateway, or a PostgreSQL database that gateways share; off refuses them',
  ),
  TRUSTED_PROXIES: trustedProxiesSchema
    .default('loopback')
    .describe('Comma-separated addresses, networks or names (loopback, uniquelocal) whose X-Forwarded-For is trusted'),
  CORS_ORIGINS: corsOrigins.default('*').describe('Comma-separated CORS origins; * allows any'),
  INTROSPECTION: z.stringbool().default(true).describe('Serve GraphiQL and introspection'),
  PURGE_TOKEN: z.string().min(32).optional().describe('Token of /purge and /drift, which are disabled without it'),
  DRIFT_FILE: z
    .string()
    .min(1)
    .optional()
    .describe('File for the accepted structure of upstream responses; not used with REDIS_URL'),
  CHANGE_POLL_MS: z.coerce
    .number()
    .int()
    .max(60_000)
    .refine((value) => value === 0 || value >= 50, 'Must be 0, or at least 50')
    .default(250)
    .describe('Interval in milliseconds at which the content service is checked for changed records; 0 disables it'),
  CHANGE_CURSOR_FILE: z
    .string()
    .min(1)
    .optional()
    .describe('File for the position in the changes of the content service; not used with REDIS_URL'),
  SITE_URL: httpUrl
    .default('http://localhost:3000')
    .describe('Public base URL of the site, for absolute URLs of pictures'),
  SITE_URLS: z
    .string()
    .default('')
    .transform((value) => value.split(',').filter(Boolean))
    .pipe(z.array(httpUrl))
    .describe('Comma-separated base URLs of sites to purge over HTTP; not needed for sites that share REDIS_URL'),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info').describe('Minimum log level'),
  PROOF_OF_WORK_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Key that signs proof-of-work challenges, equal on all instances; random at each start by default'),
  CONFIRMATION_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Key that encrypts the codes in confirmation links, equal on all instances; random at each start by default, which invalidates older links',
    ),
  SMTP_URL: smtpUrl
    .optional()
    .describe('Mail server: smtp://user:password@host:587, or smtps://. Without it, emails are written to MAIL_FOLDER'),
  MAIL_FROM: mailbox.optional().describe('Sender of emails: name@host, or Name <name@host>'),
  MAIL_FOLDER: z.string().min(1).default('.data/mail').describe('Folder for emails as .eml files, without SMTP_URL'),
  VIDEO_URL_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Key that signs the URLs of full videos, equal on all instances and the site; random at each start by default',
    ),
});

/** Without these, subscriptions cannot be confirmed, or only until the next start. */
const REQUIRED_IN_PRODUCTION = ['SMTP_URL', 'MAIL_FROM', 'CONFIRMATION_SECRET'] as const;

/** The environment of a gateway that starts. */
export const startSchema = envSchema.check(
  superRefine<z.infer<typeof envSchema>>(
    (env, { issues }) => {
      if (env.NODE_ENV !== 'production') return;
      for (const name of REQUIRED_IN_PRODUCTION.filter((variable) => env[variable] === undefined)) {
        issues.push({ code: 'custom', message: 'Required in production', path: [name], input: undefined });
      }
    },
    // Beside invalid variables.
    { when: ({ value }) => typeof value === 'object' },
  ),
);

function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
}
