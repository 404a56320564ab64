import { randomBytes, randomUUID } from 'node:crypto';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { type Context, createContext, localeOfHeader, type Services } from './context.ts';
import { formatError } from './errors.ts';
import { createChallenges } from './forms/challenges.ts';
import { documentLimits } from './http/document-limits.ts';
import { closeConnectionsWhileDraining } from './http/drain.ts';
import { createErrorHandler, refuseMethod } from './http/errors.ts';
import { registerGraphiql } from './http/graphiql.ts';
import { registerHealth } from './http/health.ts';
import { legacyCallsPlugin } from './http/legacy-calls.ts';
import { createMetrics } from './http/metrics.ts';
import {
  createKnownOnlyHook,
  createPersistedQueries,
  noPersistedOperations,
  type PersistedOperations,
} from './http/persisted-operations.ts';
import { createRecordPlugin } from './http/record-operations.ts';
import { createReport, createReportPlugin, type Report } from './http/report.ts';
import { registerSchemaFile } from './http/schema-file.ts';
import { statusPlugin } from './http/status-plugin.ts';
import { inContextPlugin } from './in-context.ts';
import { type Credential, createCertificateService } from './legacy/certificate-service.ts';
import { createLegacyService } from './legacy/client.ts';
import { schema } from './schema.ts';
import { createVisitorLimits, defaultLimits, type LimitSettings } from './visitor-limits.ts';

const BODY_LIMIT = 100 * 1024;
const REQUEST_TIMEOUT_MS = 10_000;
const HEADERS_TIMEOUT_MS = 3_000;
const REQUEST_ID = /^[\w-]{8,64}$/;

export type ServerOptions = {
  legacyUrl: string;
  certificateUrl: string;
  credential: Credential;
  /** Signs form challenges. */
  formSecret?: string | undefined;
  limits?: Partial<LimitSettings>;
  /** Told of every fault that is not the client's; the log, unless told otherwise. */
  report?: Report;
  /** Operations that clients may ask for by hash. */
  persistedOperations?: PersistedOperations;
  /** Whether documents that are not persisted are answered; they are, unless told otherwise. */
  acceptUnknownDocuments?: boolean;
  /** Least important lines that are written. */
  logLevel?: string;
};

/** The gateway, ready to listen: schema, slices and HTTP put together. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: options.logLevel ?? 'silent' },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => {
      const given = String(headers['x-request-id'] ?? '');
      return REQUEST_ID.test(given) ? given : randomUUID();
    },
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    trustProxy: 'loopback',
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 1_000 },
  });
  const report = options.report ?? createReport(app.log);
  const metrics = createMetrics();
  const services = createServices(options, report);
  const persisted = options.persistedOperations ?? noPersistedOperations;
  const apollo = new ApolloServer<Context>({
    schema,
    persistedQueries: createPersistedQueries(persisted),
    ...documentLimits,
    formatError,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    introspection: true,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      fastifyApolloDrainPlugin(app),
      inContextPlugin,
      legacyCallsPlugin,
      statusPlugin,
      createReportPlugin(report),
      createRecordPlugin(metrics, app.log),
    ],
  });
  await apollo.start();
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.header('x-request-id', id);
  });
  app.addHook('onClose', async () => {
    await Promise.all([services.legacy.close(), services.certificates.close()]);
  });
  closeConnectionsWhileDraining(app);
  app.setErrorHandler(createErrorHandler(report));
  registerHealth(app);
  registerSchemaFile(app);
  registerGraphiql(app);
  metrics.register(app);
  app.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    preHandler: options.acceptUnknownDocuments === false ? [createKnownOnlyHook(persisted)] : [],
    handler: fastifyApolloHandler(apollo, {
      context: async ({ headers, id, ip }) =>
        createContext(services, { id, address: ip }, localeOfHeader(headers.lang)),
    }),
  });
  app.route({ url: '/graphql', method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS'], handler: refuseMethod });
  return app;
}

function createServices(options: ServerOptions, report: Report): Services {
  const { legacyUrl, certificateUrl, credential, limits } = options;
  return {
    legacy: createLegacyService(legacyUrl, report),
    certificates: createCertificateService(certificateUrl, credential),
    limitsOf: createVisitorLimits({ ...defaultLimits, ...limits }),
    challenges: createChallenges(options.formSecret ?? randomBytes(32).toString('hex')),
    report,
  };
}
