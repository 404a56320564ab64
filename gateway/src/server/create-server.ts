import { randomBytes } from 'node:crypto';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { bulkhead } from 'cockatiel';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createDocumentStore, createDocumentCache } from '../response-cache/document-cache.ts';
import type { Context, Services } from '../graphql/context.ts';
import { formatError } from '../errors/errors.ts';
import { createProofOfWork } from '../forms/proof-of-work.ts';
import { createCompiledExecution } from '../graphql/compiled-execution.ts';
import { type CorsOrigins, createCors, registerCors } from './cors.ts';
import { documentLimits } from '../graphql/document-limits.ts';
import { errorLimitsPlugin } from '../errors/error-limits.ts';
import { createErrorHandler } from './error-handler.ts';
import { createExecute } from '../graphql/execute.ts';
import { createRawResponseCache } from './raw-response-cache.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';
import { registerGraphiql } from './graphiql.ts';
import { createGraphqlHandler } from './graphql-route.ts';
import { registerHealth } from './health.ts';
import { BODY_LIMIT, createFastify, type FastifyOptions } from './create-fastify.ts';
import { upstreamTracePlugin } from '../graphql/upstream-trace-plugin.ts';
import { createMetrics } from './metrics.ts';
import {
  createKnownOnlyHook,
  createPersistedQueries,
  noPersistedOperations,
  type PersistedOperations,
} from '../graphql/persisted-operations.ts';
import { registerPurge } from './purge.ts';
import { createRawErrors } from './raw-error.ts';
import { createOperationLogPlugin } from '../graphql/operation-log-plugin.ts';
import { createReport, createReportPlugin, type Report } from '../errors/error-reporting.ts';
import { decodeBody } from './request-body.ts';
import { checkParameters } from './request-parameters.ts';
import { resolvedOperationPlugin } from '../graphql/resolved-operation-plugin.ts';
import { registerSchemaFile } from './schema-file.ts';
import { stalePlugin } from '../graphql/stale-plugin.ts';
import { statusPlugin } from '../graphql/status-plugin.ts';
import { inContextPlugin } from '../graphql/in-context-plugin.ts';
import { createCaches, type Caches } from './caches.ts';
import { type Credential, createCertificateService } from '../legacy/certificate-service.ts';
import { createDriftMonitor, type DriftListener } from '../legacy/drift-monitor.ts';
import { createOperationLimits } from '../graphql/limits/operation-limits.ts';
import { createOperationLimitsPlugin } from '../graphql/limits/operation-limits-plugin.ts';
import { meteredSchema, schema } from '../slices/schema.ts';
import { createVideoUrlSigner } from '../slices/live-streams/video-url.ts';
import { createRateLimiter, defaultRateLimits, type RateLimits } from '../forms/rate-limiter.ts';

/** Half as many again as can wait for the content service at once. */
const MAX_CONCURRENT_OPERATIONS = 512;

export type ServerOptions = FastifyOptions & {
  legacyUrl: string;
  certificateUrl: string;
  credential: Credential;
  /** Signs form challenges. */
  proofOfWorkSecret?: string | undefined;
  /** Signs the addresses of full videos; the site has to have the same one. */
  videoUrlSecret?: string | undefined;
  limits?: Partial<RateLimits>;
  /** Told of every fault that is not the client's; the log, unless told otherwise. */
  report?: Report;
  /** Operations that clients may ask for by hash. */
  persistedOperations?: PersistedOperations;
  /** Whether documents that are not persisted are answered; they are, unless told otherwise. */
  acceptUnknownDocuments?: boolean;
  /** Least important lines that are written. */
  logLevel?: string | undefined;
  /** Room for whole answers, and for what the content service answered; 0 keeps nothing. */
  responseCacheBytes?: number | undefined;
  upstreamCacheBytes?: number | undefined;
  /** Operations that are on their way at once; more are refused. */
  maxConcurrentOperations?: number | undefined;
  /** Where instances share what they keep and count. */
  redisUrl?: string | undefined;
  /** Origins whose pages may read responses; any, unless told otherwise. */
  corsOrigins?: CorsOrigins | undefined;
  /** Whether GraphiQL and introspection are served; they are, unless told otherwise. */
  introspection?: boolean | undefined;
  /** Permits to purge. */
  purgeToken?: string | undefined;
  /** Base URLs of the sites that purges are sent to by HTTP. */
  siteUrls?: readonly string[] | undefined;
  /** Milliseconds on a clock that never steps back; what is kept ages by it. */
  now?: () => number;
};

/** The gateway, ready to listen: schema, slices and HTTP put together. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const log = pino({ level: options.logLevel ?? 'silent' });
  const report = options.report ?? createReport(log);
  const persisted = options.persistedOperations ?? noPersistedOperations;
  const documents = createDocumentCache(schema, persisted);
  const metrics = createMetrics(documents.names);
  const onDrift = createDriftMonitor(metrics.countDrift, report);
  const kept = createCaches(options, report, onDrift);
  const services = createServices(options, report, kept, onDrift);
  const room = options.maxConcurrentOperations ?? MAX_CONCURRENT_OPERATIONS;
  const cors = createCors(options.corsOrigins);
  const rawErrors = createRawErrors(cors);
  const rawResponseCache = createRawResponseCache({
    answers: kept.answers,
    metrics,
    bodyLimit: BODY_LIMIT,
    gate: createConcurrencyLimiter(room),
    cors,
    rawErrors,
  });
  const app = createFastify({ ...options, rawResponseCache, rawErrors, log });
  const introspection = options.introspection ?? true;
  const apollo = await startApollo({ persisted, report, record: createOperationLogPlugin(metrics, log), introspection });
  app.addHook('onClose', async () => {
    await Promise.all([apollo.stop(), kept.legacy.close(), services.certificates.close()]);
    kept.close();
  });
  app.setErrorHandler(createErrorHandler(report));
  registerHealth(app);
  registerSchemaFile(app);
  registerCors(app, cors);
  if (introspection) registerGraphiql(app);
  registerPurge(app, { token: options.purgeToken, purge: kept.purge });
  metrics.register(app);
  app.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    preParsing: decodeBody,
    preHandler: [
      checkParameters,
      ...(options.acceptUnknownDocuments === false ? [createKnownOnlyHook(persisted)] : []),
    ],
    handler: createGraphqlHandler({
      documents,
      answers: kept.answers,
      execute: createExecute(apollo, services, bulkhead(room)),
      metrics,
      learn: rawResponseCache.learn,
    }),
  });
  return app;
}

type ApolloSettings = {
  persisted: PersistedOperations;
  report: Report;
  record: ApolloServerPlugin<Context>;
  introspection: boolean;
};

async function startApollo({ persisted, report, record, introspection }: ApolloSettings) {
  const apollo = new ApolloServer<Context>({
    schema: meteredSchema,
    persistedQueries: createPersistedQueries(persisted),
    documentStore: createDocumentStore(schema, persisted),
    ...documentLimits,
    formatError,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    introspection,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // It would wrap every field; what it computes is decided once for each document.
      ApolloServerPluginCacheControlDisabled(),
      // Before the plugins that look for the operation: of a document that costs too much they see none.
      createOperationLimitsPlugin(createOperationLimits(meteredSchema), persisted),
      resolvedOperationPlugin,
      inContextPlugin,
      stalePlugin,
      upstreamTracePlugin,
      statusPlugin,
      errorLimitsPlugin,
      createReportPlugin(report),
      record,
      createCompiledExecution(persisted, report),
    ],
  });
  await apollo.start();
  return apollo;
}

function createServices(
  options: ServerOptions,
  report: Report,
  { legacy, redis }: Caches,
  onDrift: DriftListener,
): Services {
  const { certificateUrl, credential, limits, proofOfWorkSecret = createSecret(), videoUrlSecret = createSecret() } = options;
  return {
    legacy,
    certificates: createCertificateService(certificateUrl, credential, onDrift),
    rateLimiterFor: createRateLimiter({ ...defaultRateLimits, ...limits }, redis),
    challenges: createProofOfWork(proofOfWorkSecret, { redis }),
    signVideoUrl: createVideoUrlSigner(videoUrlSecret),
    report,
  };
}

function createSecret(): string {
  return randomBytes(32).toString('hex');
}
