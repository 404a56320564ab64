import { z } from 'zod';
import { envSchema } from './env.ts';
import { createServer } from './server.ts';

async function main(): Promise<void> {
  const env = envSchema.parse(process.env);
  const app = await createServer({
    legacyUrl: env.LEGACY_API_URL,
    certificateUrl: env.CERTIFICATE_API_URL,
    credential: { name: env.CERTIFICATE_NAME, password: env.CERTIFICATE_PASSWORD },
    ...(env.FORM_SECRET && { formSecret: env.FORM_SECRET }),
  });
  await app.listen({ host: env.HOST, port: env.PORT });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => app.close());
}

try {
  await main();
} catch (error) {
  const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
  console.error(`The gateway cannot start. ${reason}`);
  process.exit(1);
}
