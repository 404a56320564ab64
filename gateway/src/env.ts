import { z } from 'zod';

export const envSchema = z.object({
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000).describe('Port to listen on'),
  LEGACY_API_URL: z.url().default('http://127.0.0.1:4001').describe('Base URL of the content service'),
});
