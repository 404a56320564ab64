import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { handleNotFound, rejectRequest } from './error-handler.ts';
import { closeConnectionsWhileDraining, type DrainLimits } from './graceful-shutdown.ts';
import { preventNextTickDeoptimization } from './next-tick-deopt-workaround.ts';
import type { RawErrors } from './raw-error.ts';
import type { RawRequestHandler } from './raw-request-handler.ts';

export const BODY_LIMIT_BYTES = 100 * 1024;
const REQUEST_TIMEOUT_MS = 10_000;
const HEADERS_TIMEOUT_MS = 3_000;
/** Longer than the idle timeout of the proxy, which must be the side that closes. */
const KEEP_ALIVE_MS = 75_000;
const REQUEST_ID = /^[\w-]{8,64}$/;

export type FastifyOptions = {
  /** Addresses whose `X-Forwarded-For` is trusted. Loopback by default. */
  trustedProxies?: string | undefined;
  /** A draining server waits for no proxy by default. */
  drainLimits?: DrainLimits | undefined;
};

type Settings = FastifyOptions & { rawRequestHandler: RawRequestHandler; rawErrors: RawErrors; log: FastifyBaseLogger };

/** Fastify behind the raw response cache, with limits, timeouts, request ids and graceful shutdown. */
export function createFastify({ rawRequestHandler, rawErrors, log, ...options }: Settings): FastifyInstance {
  const { trustedProxies = 'loopback', drainLimits = { idleMs: 0, arrivalMs: 0 } } = options;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => {
      const given = String(headers['x-request-id'] ?? '');
      return REQUEST_ID.test(given) ? given : randomUUID();
    },
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: 'idle',
    trustProxy: trustedProxies,
    clientErrorHandler: rawErrors.handleClientError,
    frameworkErrors: (_error, _request, reply) => rejectRequest(reply, 'Invalid path.'),
    serverFactory: (handler) =>
      createServer(
        {
          requestTimeout: REQUEST_TIMEOUT_MS,
          headersTimeout: HEADERS_TIMEOUT_MS,
          keepAliveTimeout: KEEP_ALIVE_MS,
          connectionsCheckingInterval: 1_000,
          // The raw response cache rejects requests without it, with a GraphQL error.
          requireHostHeader: false,
        },
        rawRequestHandler.wrap(handler),
      ).on('checkExpectation', (request, response) => rawErrors.reject(request, response, 417)),
  });
  app.setNotFoundHandler(handleNotFound);
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.header('x-request-id', id);
  });
  app.addHook('preParsing', async ({ raw }, _reply, payload) => {
    const body = rawRequestHandler.bodyOf(raw);
    return body ? Object.assign(Readable.from([body]), { receivedEncodedLength: body.byteLength }) : payload;
  });
  app.addHook('preClose', async () => rawRequestHandler.drain());
  closeConnectionsWhileDraining(app, drainLimits);
  preventNextTickDeoptimization();
  return app;
}
