import { HeaderMap } from '@apollo/server';
import { formatCacheTags } from '@heliograph/schema/cache-tags.ts';
import { formatStaleStatus } from '@heliograph/schema/stale-response.ts';
import { BulkheadRejectedError } from 'cockatiel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseLocaleHeader } from '../graphql/context.ts';
import {
  type Execute,
  type ExecutedOperation,
  type Operation,
  REFRESH_CLIENT,
  toOperation,
} from '../graphql/execute.ts';
import { type CacheableRequest, toCacheableRequest } from '../response-cache/cache-key.ts';
import { addExtensions } from '../response-cache/cached-response.ts';
import type { DocumentCache } from '../response-cache/document-cache.ts';
import {
  type Freshness,
  getDataAge,
  getFreshness,
  getFreshnessOfCalls,
  wantsFreshness,
} from '../response-cache/freshness.ts';
import { isAcceptable, toContentType, toHttpResponse, wantsStaleExtension } from '../response-cache/http-response.ts';
import { type ResponseCache, UncacheableError } from '../response-cache/response-cache.ts';
import { rejectOverloaded } from './error-handler.ts';
import type { Metrics } from './metrics.ts';
import type { RawRequestHandler } from './raw-request-handler.ts';

type Settings = {
  documents: DocumentCache;
  responses: ResponseCache;
  execute: Execute;
  metrics: Metrics;
  remember: RawRequestHandler['remember'];
};

/** Handles `/graphql`: serves the response from the cache or executes the operation. */
export function createGraphqlHandler({ documents, responses, execute, metrics, remember }: Settings) {
  const executeNow = (operation: Operation) => () => execute(operation);

  /** The cache entry retains this function, so it captures nothing that a client could make large. */
  const executeLater =
    (
      body: CacheableRequest['requestBody'],
      { requestId, address }: Operation['client'],
      accept: string,
      lang: string,
    ) =>
    () =>
      execute({
        http: {
          method: 'POST',
          headers: new HeaderMap([
            ['content-type', 'application/json'],
            ['accept', accept],
            ['lang', lang],
            ['apollographql-client-name', REFRESH_CLIENT],
          ]),
          search: '',
          body,
        },
        client: { requestId, address, requireFresh: true },
      });

  async function sendCacheable(cacheable: CacheableRequest, request: FastifyRequest, reply: FastifyReply) {
    const operation = toOperation(request);
    const cached = await responses.get(
      cacheable,
      executeNow(toPost(cacheable, operation)),
      executeLater(
        cacheable.requestBody,
        operation.client,
        toContentType(request.headers.accept),
        parseLocaleHeader(request.headers.lang),
      ),
    );
    remember(request.raw, cacheable);
    metrics.countCachedResponse(cacheable, request.headers, cached.status);
    const { accept, 'if-none-match': ifNoneMatch } = request.headers;
    const { status, headers, body } = toHttpResponse(cached, {
      contentType: toContentType(accept),
      ifNoneMatch: wantsFreshness(request.headers) ? undefined : ifNoneMatch,
      staleExtension: wantsStaleExtension(request.headers),
    });
    for (let index = 0; index < headers.length; index += 2) reply.header(headers[index] ?? '', headers[index + 1]);
    if (wantsFreshness(request.headers)) return sendFreshness(reply, body?.bytes, getFreshness(cached));
    return reply.code(status).send(body?.bytes);
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const cacheable = isAcceptable(request.headers.accept) ? toCacheableRequest(request, documents) : undefined;
    try {
      if (cacheable) return await sendCacheable(cacheable, request, reply);
      return sendExecuted(request, reply, await execute(toOperation(request)));
    } catch (error) {
      if (error instanceof UncacheableError) return sendExecuted(request, reply, error.executed);
      if (error instanceof BulkheadRejectedError) return rejectOverloaded(reply);
      throw error;
    }
  };
}

/** The same operation as a POST, however it was sent. */
function toPost({ requestBody }: CacheableRequest, { http, client }: Operation): Operation {
  const headers = new HeaderMap(http.headers);
  headers.set('content-type', 'application/json');
  return { http: { method: 'POST', headers, search: '', body: requestBody }, client };
}

/** The cached body, whose ETag and headers are not those of this response. */
function sendFreshness(reply: FastifyReply, body: Buffer | undefined, freshness: Freshness): FastifyReply {
  reply.removeHeader('etag').removeHeader('content-length').header('cache-control', 'no-store');
  return reply.send(Buffer.from(addExtensions(String(body), { freshness })));
}

function sendExecuted(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, text, calls }: ExecutedOperation,
): FastifyReply {
  for (const [name, value] of headers) reply.header(name, value);
  const tags = [...new Set(calls.flatMap((call) => call.tags))];
  if (tags.length > 0) reply.header('cache-tag', formatCacheTags(tags));
  const isStale = calls.some(({ cache }) => cache === 'stale');
  if (isStale) {
    reply.header('cache-status', formatStaleStatus({ ttlMs: 0, ageMs: 0 }));
    reply.header('age', Math.floor(getDataAge(calls) / 1000));
  }
  const freshness = wantsFreshness(request.headers) ? getFreshnessOfCalls(calls) : undefined;
  const extensions = {
    ...(isStale && wantsStaleExtension(request.headers) && { stale: true }),
    ...(freshness && { freshness }),
  };
  return reply
    .code(status ?? 200)
    .header('cache-control', 'no-store')
    .send(Object.keys(extensions).length > 0 ? addExtensions(text, extensions) : text);
}
