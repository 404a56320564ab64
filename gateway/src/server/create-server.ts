import { randomBytes } from 'node:crypto';
import { bulkhead } from 'cockatiel';
import type { FastifyInstance } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { connectRedis } from '../cache/redis.ts';
import { createCallEstimatePlugin } from '../call-estimate/call-estimate-plugin.ts';
import { createInertServices } from '../call-estimate/inert-services.ts';
import { createDriftStore } from '../drift/create-drift-store.ts';
import { createDriftWatch } from '../drift/drift-watch.ts';
import { createReport, type Report } from '../errors/error-reporting.ts';
import { createAcceptedSubmissions } from '../forms/accepted-submissions.ts';
import type { FormClient } from '../forms/form-clients.ts';
import { createProofOfWork } from '../forms/proof-of-work.ts';
import { createEmailLimiter, createRateLimiter, defaultRateLimits, type RateLimits } from '../forms/rate-limiter.ts';
import { createSealedCodes } from '../forms/sealed-codes.ts';
import { watchAppManifests } from '../graphql/app-manifests.ts';
import { createCompiledExecution } from '../graphql/compiled-execution.ts';
import type { Services } from '../graphql/context.ts';
import { createExecute } from '../graphql/execute.ts';
import { createQueryComplexityLimit } from '../graphql/limits/query-complexity-limit.ts';
import { createOperationLogPlugin } from '../graphql/operation-log-plugin.ts';
import type { Documents } from '../graphql/operation-manifest.ts';
import { createPersistedOperations } from '../graphql/persisted-operations.ts';
import { upstreamTracePlugin } from '../graphql/upstream-trace-plugin.ts';
import { type Credential, createCertificateService } from '../legacy/certificate-service.ts';
import { createDriftMonitor } from '../legacy/drift-monitor.ts';
import { createMailer, type MailSettings } from '../mail/mailer.ts';
import type { DeliveryTiming } from '../outbox/delivery-attempts.ts';
import { createDocumentCache, createDocumentStore } from '../response-cache/document-cache.ts';
import { confirmationCodeSettings } from '../slices/inquiries/subscription-confirmation.ts';
import { createVideoUrlSigner } from '../slices/live-streams/video-url.ts';
import { meteredSchema, schema } from '../slices/schema.ts';
import { registerCacheInvalidation } from './cache-invalidation-endpoint.ts';
import { type Caches, createCaches } from './caches.ts';
import { registerCallEstimate } from './call-estimate-endpoint.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';
import { type CorsOrigins, createCors, registerCors } from './cors.ts';
import { BODY_LIMIT_BYTES, createFastify, type FastifyOptions } from './create-fastify.ts';
import { registerDrift } from './drift-endpoint.ts';
import { createErrorHandler } from './error-handler.ts';
import { registerGraphiql } from './graphiql.ts';
import { createGraphqlHandler } from './graphql-route.ts';
import { registerHealth } from './health-checks.ts';
import { createMetrics } from './metrics.ts';
import { createHashCheck, createPersistedOnlyCheck } from './persisted-documents-check.ts';
import { createRawErrors } from './raw-error.ts';
import { createRawRequestHandler } from './raw-request-handler.ts';
import { decodeBody } from './request-body.ts';
import { createParameterCheck } from './request-parameters.ts';
import { registerSchemaFile } from './schema-file.ts';
import { startApollo } from './start-apollo.ts';
import { startOutbox } from './start-outbox.ts';
import { watchChanges } from './watch-changes.ts';

const MAX_CONCURRENT_OPERATIONS = 512;
const SITE_URL = 'http://localhost:3000';

export type ServerOptions = FastifyOptions & {
  legacyUrl: string;
  certificateUrl: string;
  credential: Credential;
  /** Signs proof-of-work challenges. Random by default. */
  proofOfWorkSecret?: string | undefined;
  /** Signs the URLs of full videos, which the site serves. Random by default. */
  videoUrlSecret?: string | undefined;
  /** Encrypts the codes in confirmation links. Random by default. */
  confirmationSecret?: string | undefined;
  mail: MailSettings;
  rateLimits?: Partial<RateLimits>;
  /** Clients with their own form quotas. */
  formClients?: readonly FormClient[] | undefined;
  /** Receives every error that the client did not cause. Logs it by default. */
  report?: Report;
  /** Of the site. */
  persistedOperations?: Documents;
  /** Folder with the manifests of apps. */
  appManifests?: string | undefined;
  /** Rejects documents that neither the site nor the client has persisted. */
  persistedOnly?: boolean;
  /** A pino level. */
  logLevel?: string | undefined;
  /** Standard output by default. */
  logStream?: DestinationStream;
  /** 0 disables the cache. */
  responseCacheBytes?: number | undefined;
  /** 0 disables the cache. */
  upstreamCacheBytes?: number | undefined;
  /** More are rejected with 503. */
  maxConcurrentOperations?: number | undefined;
  /** Shared caches, rate limits and used challenges. */
  redisUrl?: string | undefined;
  /** `sqlite:` or `postgres:` URL of the outbox, which is off without it. */
  outboxUrl?: string | undefined;
  /** Pauses of its deliveries. */
  outboxTiming?: DeliveryTiming | undefined;
  /** Any origin by default. */
  corsOrigins?: CorsOrigins | undefined;
  /** Serves GraphiQL and introspection. True by default. */
  introspection?: boolean | undefined;
  /** Token of `/purge` and `/drift`, which are disabled without it. */
  purgeToken?: string | undefined;
  /** Public base URL of the site. */
  siteUrl?: string | undefined;
  /** Base URLs of sites to purge over HTTP. */
  siteUrls?: readonly string[] | undefined;
  /** Where the accepted structure of upstream responses is stored without Redis. */
  driftFile?: string | undefined;
  /** Interval of checks for changed records; 0, the default, disables them. */
  changePollMs?: number | undefined;
  /** Where the change watch stores its cursor without Redis. */
  changeCursorFile?: string | undefined;
  /** Monotonic clock of the caches, in milliseconds. */
  now?: () => number;
  /** Clock of the drift watch, in epoch milliseconds. */
  wallClock?: () => number;
};

/** Composes schema, slices and HTTP; the returned server is not listening yet. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const log = pino({ level: options.logLevel ?? 'silent' }, options.logStream);
  const report = options.report ?? createReport(log);
  const persisted = createPersistedOperations(options.persistedOperations ?? new Map());
  const documents = createDocumentCache(schema, persisted);
  const metrics = createMetrics(documents.isPersistedName);
  const redis = options.redisUrl === undefined ? undefined : connectRedis(options.redisUrl, report);
  const store = createDriftStore(redis, options.driftFile);
  const drift = createDriftWatch({ store, log, report, now: options.wallClock });
  metrics.observeDrift(drift.countChanges);
  const listeners = { onDrift: createDriftMonitor(metrics.countDrift, report), onResponse: drift.observe };
  const caches = createCaches({ ...options, redis }, report, listeners);
  const certificates = createCertificateService(options.certificateUrl, options.credential, listeners);
  const outbox = startOutbox(options, { legacy: caches.legacy, report, log, metrics });
  const services = createServices(options, report, caches, {
    certificates,
    outbox,
    mailer: createMailer(options.mail, log),
  });
  const permits = options.maxConcurrentOperations ?? MAX_CONCURRENT_OPERATIONS;
  const operations = bulkhead(permits);
  const cors = createCors(options.corsOrigins);
  const rawErrors = createRawErrors(cors);
  const rawRequestHandler = createRawRequestHandler({
    responses: caches.responses,
    metrics,
    bodyLimit: BODY_LIMIT_BYTES,
    limiter: createConcurrencyLimiter(permits),
    cors,
    rawErrors,
  });
  const app = createFastify({ ...options, rawRequestHandler, rawErrors, log });
  const introspection = options.introspection ?? true;
  const operationLog = createOperationLogPlugin(metrics.countOperation, documents.findDeprecatedUses, log);
  const apolloSettings = {
    persisted,
    complexityLimit: createQueryComplexityLimit(meteredSchema),
    documentStore: createDocumentStore(schema, persisted),
    report,
    log,
    introspection,
  };
  const apollo = await startApollo({
    ...apolloSettings,
    schema: meteredSchema,
    plugins: [upstreamTracePlugin, operationLog, createCompiledExecution(persisted, report)],
  });
  const inertServices = createInertServices(services, { legacy: caches.legacy, certificates });
  const estimating = introspection
    ? await startApollo({ ...apolloSettings, schema, plugins: [createCallEstimatePlugin(inertServices)] })
    : undefined;
  const appManifests =
    options.appManifests === undefined
      ? undefined
      : await watchAppManifests(options.appManifests, report, async (manifests) => {
          await persisted.setApps(manifests);
          rawRequestHandler.forgetAll();
          const sizes = Object.fromEntries([...manifests].map(([client, { size }]) => [client, size]));
          log.info({ operations: sizes }, 'app manifests');
        });
  const changeWatch = watchChanges(options, { caches, report, log, metrics });
  app.addHook('onClose', async () => {
    appManifests?.close();
    await changeWatch?.stop();
    // Before the connections to the content service are closed.
    await outbox?.stop();
    await outbox?.close();
    await Promise.all([apollo.stop(), estimating?.stop(), caches.legacy.close(), certificates.close(), drift.close()]);
    caches.close();
  });
  app.setErrorHandler(createErrorHandler(report));
  registerHealth(app, outbox);
  registerSchemaFile(app);
  registerCors(app, cors);
  const checkParameters = createParameterCheck(
    options.persistedOnly
      ? createPersistedOnlyCheck(persisted, ({ raw }) => rawRequestHandler.forget(raw))
      : createHashCheck(persisted),
  );
  if (estimating) {
    registerGraphiql(app);
    registerCallEstimate(app, { checkParameters, estimate: createExecute(estimating, inertServices, operations) });
  }
  registerCacheInvalidation(app, { token: options.purgeToken, purge: caches.purge });
  registerDrift(app, { token: options.purgeToken, drift });
  metrics.register(app);
  app.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    preParsing: decodeBody,
    preHandler: checkParameters,
    handler: createGraphqlHandler({
      documents,
      responses: caches.responses,
      execute: createExecute(apollo, services, operations),
      metrics,
      remember: rawRequestHandler.remember,
    }),
  });
  return app;
}

function createServices(
  options: ServerOptions,
  report: Report,
  { legacy, redis, recordChanges }: Caches,
  { certificates, outbox, mailer }: Pick<Services, 'certificates' | 'outbox' | 'mailer'>,
): Services {
  const { rateLimits, formClients } = options;
  const { proofOfWorkSecret = createSecret(), videoUrlSecret = createSecret() } = options;
  const { confirmationSecret = createSecret() } = options;
  return {
    legacy,
    recordChanges,
    certificates,
    rateLimiterFor: createRateLimiter({ ...defaultRateLimits, ...rateLimits }, redis, formClients),
    proofOfWork: createProofOfWork(proofOfWorkSecret, { redis }),
    acceptedSubmissions: createAcceptedSubmissions(redis),
    mailer,
    emailLimiter: createEmailLimiter(redis),
    confirmationCodes: createSealedCodes(confirmationSecret, confirmationCodeSettings),
    outbox,
    signVideoUrl: createVideoUrlSigner(videoUrlSecret),
    siteUrl: options.siteUrl ?? SITE_URL,
    report,
  };
}

function createSecret(): string {
  return randomBytes(32).toString('hex');
}
