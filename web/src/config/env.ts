import { trustedProxiesSchema } from '@heliograph/schema/client-address.ts';
import { z } from 'zod';

/** Strips trailing slashes. */
const address = z.url().transform((url) => url.replace(/\/+$/, ''));

const envSchema = z.object({
  GATEWAY_URL: address.default('http://127.0.0.1:4000').describe('Base URL of the gateway'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('Redis through which purges reach every site instance'),
  PURGE_TOKEN: z
    .string()
    .min(32)
    .optional()
    .describe('Token that permits POST /purge; without it there is no such path'),
  TRUSTED_PROXIES: trustedProxiesSchema
    .or(z.literal(''))
    .default('')
    .describe('Addresses, networks or their names (loopback, uniquelocal) whose X-Forwarded-For is believed'),
  TRACKING_PIXEL_URL: z
    .union([z.literal(''), z.url()])
    .default('')
    .transform((url) => url || null)
    .describe('Address of an image that counts page views and inquiries of visitors who allow it; none by default'),
  SITE_URL: address.default('http://localhost:3000').describe('Public address of the site, for canonical links'),
  VIDEO_URL_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe('Signs the addresses of full videos, as at the gateway; none is served while it is missing'),
});

type Env = z.infer<typeof envSchema>;

/** Parsed on demand, so that pages that need no variable can be built without them. */
export function getEnv(): Env {
  return envSchema.parse(process.env);
}
