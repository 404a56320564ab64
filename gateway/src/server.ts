import { randomBytes } from 'node:crypto';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { bulkhead } from 'cockatiel';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createDocumentStore, createDocuments } from './answers/documents.ts';
import type { Context, Services } from './context.ts';
import { formatError } from './errors.ts';
import { createChallenges } from './forms/challenges.ts';
import { createCompiledExecution } from './http/compiled-execution.ts';
import { type CorsOrigins, createCors, registerCors } from './http/cors.ts';
import { documentLimits } from './http/document-limits.ts';
import { errorLimitsPlugin } from './http/error-limits.ts';
import { createErrorHandler } from './http/errors.ts';
import { createExecute } from './http/execute.ts';
import { createFastLane } from './http/fast-lane.ts';
import { createGate } from './http/gate.ts';
import { registerGraphiql } from './http/graphiql.ts';
import { createGraphqlHandler } from './http/graphql-route.ts';
import { registerHealth } from './http/health.ts';
import { BODY_LIMIT, createHttp, type HttpOptions } from './http/http.ts';
import { legacyCallsPlugin } from './http/legacy-calls.ts';
import { createMetrics } from './http/metrics.ts';
import {
  createKnownOnlyHook,
  createPersistedQueries,
  noPersistedOperations,
  type PersistedOperations,
} from './http/persisted-operations.ts';
import { registerPurge } from './http/purge.ts';
import { createRawErrors } from './http/raw-error.ts';
import { createRecordPlugin } from './http/record-operations.ts';
import { createReport, createReportPlugin, type Report } from './http/report.ts';
import { decodeBody } from './http/request-body.ts';
import { checkParameters } from './http/request-parameters.ts';
import { resolvedOperationPlugin } from './http/resolved-operation-plugin.ts';
import { registerSchemaFile } from './http/schema-file.ts';
import { stalePlugin } from './http/stale-plugin.ts';
import { statusPlugin } from './http/status-plugin.ts';
import { inContextPlugin } from './in-context.ts';
import { createKept, type Kept } from './kept.ts';
import { type Credential, createCertificateService } from './legacy/certificate-service.ts';
import { createDriftMonitor, type DriftListener } from './legacy/drift-monitor.ts';
import { createOperationLimits } from './limits/operation-limits.ts';
import { createOperationLimitsPlugin } from './limits/operation-limits-plugin.ts';
import { meteredSchema, schema } from './schema.ts';
import { createVideoUrlSigner } from './slices/live-streams/video-url.ts';
import { createVisitorLimits, defaultLimits, type LimitSettings } from './visitor-limits.ts';

/** Half as many again as can wait for the content service at once. */
const MAX_EXECUTIONS = 512;

export type ServerOptions = HttpOptions & {
  legacyUrl: string;
  certificateUrl: string;
  credential: Credential;
  /** Signs form challenges. */
  formSecret?: string | undefined;
  /** Signs the addresses of full videos; the site has to have the same one. */
  videoUrlSecret?: string | undefined;
  limits?: Partial<LimitSettings>;
  /** Told of every fault that is not the client's; the log, unless told otherwise. */
  report?: Report;
  /** Operations that clients may ask for by hash. */
  persistedOperations?: PersistedOperations;
  /** Whether documents that are not persisted are answered; they are, unless told otherwise. */
  acceptUnknownDocuments?: boolean;
  /** Least important lines that are written. */
  logLevel?: string | undefined;
  /** Room for whole answers, and for what the content service answered; 0 keeps nothing. */
  answerCacheBytes?: number | undefined;
  callCacheBytes?: number | undefined;
  /** Operations that are on their way at once; more are refused. */
  maxExecutions?: number | undefined;
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
  const documents = createDocuments(schema, persisted);
  const metrics = createMetrics(documents.names);
  const onDrift = createDriftMonitor(metrics.countDrift, report);
  const kept = createKept(options, report, onDrift);
  const services = createServices(options, report, kept, onDrift);
  const room = options.maxExecutions ?? MAX_EXECUTIONS;
  const cors = createCors(options.corsOrigins);
  const rawErrors = createRawErrors(cors);
  const fastLane = createFastLane({
    answers: kept.answers,
    metrics,
    bodyLimit: BODY_LIMIT,
    gate: createGate(room),
    cors,
    rawErrors,
  });
  const app = createHttp({ ...options, fastLane, rawErrors, log });
  const introspection = options.introspection ?? true;
  const apollo = await startApollo({ persisted, report, record: createRecordPlugin(metrics, log), introspection });
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
      learn: fastLane.learn,
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
      legacyCallsPlugin,
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
  { legacy, redis }: Kept,
  onDrift: DriftListener,
): Services {
  const { certificateUrl, credential, limits, formSecret = createSecret(), videoUrlSecret = createSecret() } = options;
  return {
    legacy,
    certificates: createCertificateService(certificateUrl, credential, onDrift),
    limitsOf: createVisitorLimits({ ...defaultLimits, ...limits }, redis),
    challenges: createChallenges(formSecret, { redis }),
    signVideoUrl: createVideoUrlSigner(videoUrlSecret),
    report,
  };
}

function createSecret(): string {
  return randomBytes(32).toString('hex');
}
