import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin, fastifyApolloHandler } from '@as-integrations/fastify';
import fastify, { type FastifyInstance } from 'fastify';
import { type Context, createContext, localeOfHeader } from './context.ts';
import { formatError } from './errors.ts';
import { documentLimits } from './http/document-limits.ts';
import { answerError } from './http/errors.ts';
import { createReportPlugin, type Report, reportOnConsole } from './http/report.ts';
import { inContextPlugin } from './in-context.ts';
import { createLegacyClient } from './legacy/client.ts';
import { schema } from './schema.ts';

const BODY_LIMIT = 100 * 1024;
const REQUEST_TIMEOUT_MS = 10_000;
const HEADERS_TIMEOUT_MS = 3_000;

export type ServerOptions = {
  legacyUrl: string;
  /** Told of every fault that is not the client's. */
  report?: Report;
};

/** The gateway, ready to listen: schema, slices and HTTP put together. */
export async function createServer({ legacyUrl, report = reportOnConsole }: ServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: true,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 1_000 },
  });
  const legacy = createLegacyClient(legacyUrl, report);
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
      createReportPlugin(report),
    ],
  });
  await apollo.start();
  app.addHook('onClose', legacy.close);
  app.setErrorHandler(answerError);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.route({
    url: '/graphql',
    method: ['GET', 'POST'],
    handler: fastifyApolloHandler(apollo, {
      context: async ({ headers }) => createContext(legacy, localeOfHeader(headers.lang)),
    }),
  });
  return app;
}
