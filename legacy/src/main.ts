import { z } from 'zod';
import { createApp } from './app.ts';
import { createCertificateApp } from './certificate-app.ts';
import { envSchema } from './env.ts';
import { openDatabase } from './store/database.ts';

async function main(): Promise<void> {
  const env = envSchema.parse(process.env);
  const db = await openDatabase(env.DATABASE_URL).catch((error: unknown) => {
    throw new Error('DATABASE_URL: cannot open the database', { cause: error });
  });
  const app = createApp(db);
  const certificates = createCertificateApp(db, { name: env.CERTIFICATE_NAME, password: env.CERTIFICATE_PASSWORD });
  // Registered before listening, so that an early signal also closes the servers.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      await Promise.all([app.close(), certificates.close()]);
      await db.destroy();
    });
  }
  const origin = await app.listen({ host: env.HOST, port: env.PORT });
  const certificateOrigin = await certificates.listen({ host: env.HOST, port: env.CERTIFICATE_PORT });
  console.log(`Content service listening at ${origin}, certificate service at ${certificateOrigin}`);
}

/** The messages of an error and its causes, without stack traces. */
function describeCauses(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describeCauses).join(', ');
  if (!(error instanceof Error)) return String(error);
  return error.cause ? `${error.message}: ${describeCauses(error.cause)}` : error.message;
}

try {
  await main();
} catch (error) {
  const reason = error instanceof z.ZodError ? z.prettifyError(error) : describeCauses(error);
  console.error(`The content service cannot start. ${reason}`);
  process.exit(1);
}
