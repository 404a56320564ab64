import { randomBytes } from 'node:crypto';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import fastify, { type FastifyInstance } from 'fastify';
import { type Context, createContext, localeOfHeader, type Services } from './context.ts';
import { formatError } from './errors.ts';
import { createChallenges } from './forms/challenges.ts';
import { documentLimits } from './http/document-limits.ts';
import { answerError } from './http/errors.ts';
import { legacyCallsPlugin } from './http/legacy-calls.ts';
import { createReportPlugin, type Report, reportOnConsole } from './http/report.ts';
import { inContextPlugin } from './in-context.ts';
import { type Credential, createCertificateService } from './legacy/certificate-service.ts';
import { createLegacyService } from './legacy/client.ts';
import { schema } from './schema.ts';
import { createVisitorLimits, defaultLimits, type LimitSettings } from './visitor-limits.ts';

const BODY_LIMIT = 100 * 1024;
const REQUEST_TIMEOUT_MS = 10_000;
const HEADERS_TIMEOUT_MS = 3_000;

export type ServerOptions = {
  legacyUrl: string;
  certificateUrl: string;
  credential: Credential;
  /** Signs form challenges. */
  formSecret?: string;
  limits?: Partial<LimitSettings>;
  /** Told of every fault that is not the client's. */
  report?: Report;
};

/** The gateway, ready to listen: schema, slices and HTTP put together. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { report = reportOnConsole } = options;
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: true,
    trustProxy: 'loopback',
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 1_000 },
  });
  const services = createServices(options, report);
  const apollo = new ApolloServer<Context>({
    schema,
    ...documentLimits,
    formatError,
    includeStacktraceInErrorResponses: false,
    introspection: true,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      fastifyApolloDrainPlugin(app),
      inContextPlugin,
      legacyCallsPlugin,
      createReportPlugin(report),
    ],
  });
  await apollo.start();
  app.addHook('onClose', async () => {
    await Promise.all([services.legacy.close(), services.certificates.close()]);
  });
  app.setErrorHandler(answerError);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    handler: fastifyApolloHandler(apollo, {
      context: async ({ headers, ip }) => createContext(services, ip, localeOfHeader(headers.lang)),
    }),
  });
  return app;
}

function createServices(options: ServerOptions, report: Report): Services {
  const { legacyUrl, certificateUrl, credential, limits, formSecret = randomBytes(32).toString('hex') } = options;
  return {
    legacy: createLegacyService(legacyUrl, report),
    certificates: createCertificateService(certificateUrl, credential),
    limitsOf: createVisitorLimits({ ...defaultLimits, ...limits }),
    challenges: createChallenges(formSecret),
    report,
  };
}
