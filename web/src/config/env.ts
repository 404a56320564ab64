import { trustedProxiesSchema } from '@heliograph/schema/client-address.ts';
import { z } from 'zod';

/** Strips trailing slashes. */
const baseUrl = z.url().transform((url) => url.replace(/\/+$/, ''));

/** Empty or missing becomes null. */
const optionalUrl = z
  .union([z.literal(''), baseUrl])
  .default('')
  .transform((url) => url || null);

const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production').describe('Set by Next.js'),
  GATEWAY_URL: baseUrl.default('http://127.0.0.1:4000').describe('Base URL of the gateway'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('Redis URL for purges across site instances'),
  PURGE_TOKEN: z.string().min(32).optional().describe('Bearer token for POST /purge; the path is disabled without it'),
  TRUSTED_PROXIES: trustedProxiesSchema
    .or(z.literal(''))
    .default('')
    .describe('Addresses, networks or named ranges (loopback, uniquelocal) whose X-Forwarded-For is trusted'),
  CDN_URL: optionalUrl.describe(
    'Base URL of a CDN that serves scripts, styles, fonts, pictures and models of this site',
  ),
  TRACKING_PIXEL_URL: optionalUrl.describe(
    'URL of a tracking pixel for page views and inquiries, requested with consent only',
  ),
  WECHAT_QR_URL: optionalUrl.describe(
    'URL of the WeChat QR code on the Chinese pages of contacts and social channels; none is shown without it',
  ),
  PORT: z.coerce.number().int().default(3000).describe('Port of this site, set by Next.js'),
  SITE_URL: baseUrl.default('http://localhost:3000').describe('Public URL of the site, for canonical links'),
  VIDEO_URL_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Secret of signed video URLs, the same as for the gateway; full videos are disabled without it'),
});

export type Env = z.infer<typeof envSchema>;

/** Parsed on demand, so that pages that need no variable can be built without them. */
export function getEnv(): Env {
  return envSchema.parse(process.env);
}
