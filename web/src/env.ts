import { z } from 'zod';

const envSchema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen on'),
  GATEWAY_URL: z.url().default('http://127.0.0.1:4000').describe('Base URL of the gateway'),
  SITE_URL: z.url().default('http://localhost:3000').describe('Public address of the site, for canonical links'),
});

type Env = z.infer<typeof envSchema>;

/** Read when first needed, so that a page that needs nothing of it can be built without it. */
export function getEnv(): Env {
  return envSchema.parse(process.env);
}
