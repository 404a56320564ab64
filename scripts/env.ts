import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { z } from 'zod';
import { fail } from './log.ts';

/** Trailing slashes are removed, so that a path can be appended. */
const address = z.url().transform((url) => url.replace(/\/+$/, ''));

/** Addresses of the services. A service on a loopback address is started on the port of its URL. */
const stackSchema = z.object({
  LEGACY_API_URL: address.default('http://127.0.0.1:4001'),
  CERTIFICATE_API_URL: address.default('http://127.0.0.1:4002'),
  GATEWAY_URL: address.default('http://127.0.0.1:4000'),
  SITE_URL: address.default('http://localhost:3000'),
  KIOSK_URL: address.default('http://localhost:3100'),
  KIOSK_LOCALE: z.enum(['EN', 'CN', 'DE']).default('EN'),
  KIOSK_IDLE_SECONDS: z.string().regex(/^\d+$/, 'Not a number').default('120'),
  KIOSK_CLIENT_KEY: z.string().default(''),
  CDN_URL: z.string().default(''),
  TRACKING_PIXEL_URL: z.string().default(''),
  WECHAT_QR_URL: z.string().default(''),
  CERTIFICATE_NAME: z.string().min(1).default('gateway'),
  CERTIFICATE_PASSWORD: z.string().min(8).default('local-only-password'),
  MAIL_FOLDER: z.string().min(1).default('.data/mail'),
  CONFIRMATION_SECRET: z
    .string()
    .min(32)
    .default(() => randomBytes(32).toString('hex')),
  VIDEO_URL_SECRET: z
    .string()
    .min(32)
    .default(() => randomBytes(32).toString('hex')),
  PURGE_TOKEN: z
    .string()
    .min(32)
    .default(() => randomBytes(32).toString('hex')),
  CHANGE_POLL_MS: z.string().regex(/^\d+$/, 'Not a number').default('250'),
  CHANGE_CURSOR_FILE: z.string().min(1).default('.data/change-cursor'),
  DATABASE_URL: z.string().min(1).default('sqlite:.data/legacy.db'),
  OUTBOX_URL: z.string().min(1).default('sqlite:.data/outbox.db'),
});

export type StackEnv = z.infer<typeof stackSchema>;

/** Reads the environment and `.env`, if present. Exits with one message that lists all invalid variables. */
export function readStackEnv(): StackEnv {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const env = stackSchema.safeParse(process.env);
  if (env.success) return env.data;
  return fail(`Invalid environment. ${listIssues(env.error)}`);
}

function listIssues(error: z.ZodError): string {
  return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}.`).join(' ');
}
