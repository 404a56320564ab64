import { setTimeout } from 'node:timers';
import { z } from 'zod';
import { startSchema } from './env.ts';
import { toFormRateLimits } from './forms/rate-limiter.ts';
import { readPersistedOperations } from './graphql/persisted-operations.ts';
import { createServer } from './server/create-server.ts';
import { startEventLoopWatchdog } from './server/event-loop-watchdog.ts';

/** Requests that take longer after SIGTERM are aborted. */
const SHUTDOWN_TIMEOUT_MS = 10_000;

/**
 * Longer than `keepalive_timeout` and twice `fail_timeout` of the upstream in `deploy/nginx.conf`: while another gateway is
 * out of rotation too, nginx sends requests to both.
 */
const DRAIN_LIMITS = { idleMs: 1_500, arrivalMs: 5_000 };

/** For emails that are written to files. */
const MAIL_FROM = 'Heliograph <newsletter@heliograph.example>';

const MEGABYTE = 1024 * 1024;

async function main(): Promise<void> {
  const env = startSchema.parse(process.env);
  const app = await createServer({
    legacyUrl: env.LEGACY_API_URL,
    certificateUrl: env.CERTIFICATE_API_URL,
    credential: { name: env.CERTIFICATE_NAME, password: env.CERTIFICATE_PASSWORD },
    proofOfWorkSecret: env.PROOF_OF_WORK_SECRET,
    videoUrlSecret: env.VIDEO_URL_SECRET,
    confirmationSecret: env.CONFIRMATION_SECRET,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? MAIL_FROM, folder: env.MAIL_FOLDER },
    rateLimits: toFormRateLimits(env.FORM_RATE_LIMIT),
    formClients: env.FORM_CLIENTS,
    appManifests: env.APP_MANIFESTS,
    persistedOnly: env.PERSISTED_ONLY,
    ...(env.PERSISTED_OPERATIONS && { persistedOperations: readPersistedOperations(env.PERSISTED_OPERATIONS) }),
    logLevel: env.LOG_LEVEL,
    responseCacheBytes: env.RESPONSE_CACHE_MB * MEGABYTE,
    upstreamCacheBytes: env.UPSTREAM_CACHE_MB * MEGABYTE,
    maxConcurrentOperations: env.MAX_CONCURRENT_OPERATIONS,
    redisUrl: env.REDIS_URL,
    outboxUrl: env.OUTBOX_URL,
    purgeToken: env.PURGE_TOKEN,
    driftFile: env.DRIFT_FILE,
    changePollMs: env.CHANGE_POLL_MS,
    changeCursorFile: env.CHANGE_CURSOR_FILE,
    siteUrl: env.SITE_URL,
    siteUrls: env.SITE_URLS,
    trustedProxies: env.TRUSTED_PROXIES,
    corsOrigins: env.CORS_ORIGINS,
    introspection: env.INTROSPECTION,
    drainLimits: DRAIN_LIMITS,
  });
  startEventLoopWatchdog(env.EVENT_LOOP_TIMEOUT_SECONDS);
  // Before `listen`, so that an early signal is handled too.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT_MS).unref();
      await app.close();
    });
  }
  await app.listen({ host: env.HOST, port: env.PORT });
}

try {
  await main();
} catch (error) {
  const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
  console.error(`The gateway cannot start. ${reason}`);
  process.exit(1);
}
