import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { wantsTrace } from '../response-cache/cache-key.ts';
import { wantsFreshness } from '../response-cache/freshness.ts';
import { isAcceptable, toContentType, toHttpResponse, wantsStaleExtension } from '../response-cache/http-response.ts';
import type { ResponseCache } from '../response-cache/response-cache.ts';
import type { ConcurrencyLimiter } from './concurrency-limiter.ts';
import type { Cors } from './cors.ts';
import type { Metrics } from './metrics.ts';
import type { RawErrors } from './raw-error.ts';

/** The cache key of a request that was seen before. */
type RememberedRequest = { key: string; isPersisted: boolean };

/** The request headers that change a response, parsed once, and the requests that came with them by URL or body. */
type HeaderVariant = {
  lang: string | string[];
  accept: string;
  requestType: string;
  isAcceptable: boolean;
  isJson: boolean;
  responseType: string;
  remembered: Map<string, RememberedRequest>;
};

/** `text` is the URL of a GET or the body of a POST. */
type RawRequest = { variant: HeaderVariant; text: string };

type Settings = {
  responses: ResponseCache;
  metrics: Metrics;
  bodyLimit: number;
  limiter: ConcurrencyLimiter;
  cors: Cors;
  rawErrors: RawErrors;
};

const JSON_TYPE = /^application\/json(?:; ?charset=utf-8)?$/i;
const MAX_VARIANTS = 100;
const MAX_REMEMBERED_LENGTH = 8 * 1024 * 1024;
/** Memory of a remembered request besides its text and key. */
const OVERHEAD_LENGTH = 300;
const MAX_TEXT_LENGTH = 16 * 1024;

export type RawRequestHandler = ReturnType<typeof createRawRequestHandler>;

/**
 * Runs before Fastify: serves cache hits for requests that were seen before byte for byte, rejects requests above the
 * concurrency limit, and passes everything else through.
 */
export function createRawRequestHandler({ responses, metrics, bodyLimit, limiter, cors, rawErrors }: Settings) {
  // No LRU: an evicted request is remembered again when it returns.
  let variants: HeaderVariant[] = [];
  let rememberedLength = 0;
  const rawRequests = new WeakMap<IncomingMessage, RawRequest>();
  const bodies = new WeakMap<IncomingMessage, Buffer>();
  let isDraining = false;

  function headerVariantOf(headers: IncomingHttpHeaders): HeaderVariant {
    const { lang = '', accept = '*/*', 'content-type': requestType = '' } = headers;
    const seen = variants.find(
      (variant) => variant.lang === lang && variant.accept === accept && variant.requestType === requestType,
    );
    if (seen) return seen;
    if (variants.length >= MAX_VARIANTS) clear();
    const variant = {
      lang,
      accept,
      requestType,
      isAcceptable: isAcceptable(accept),
      isJson: JSON_TYPE.test(requestType),
      responseType: toContentType(accept),
      remembered: new Map(),
    };
    variants.push(variant);
    return variant;
  }

  function clear(): void {
    for (const { remembered } of variants) remembered.clear();
    variants = [];
    rememberedLength = 0;
  }

  /** Returns false on a miss. */
  function serveHit({ variant, text }: RawRequest, request: IncomingMessage, response: ServerResponse): boolean {
    const remembered = variant.remembered.get(text);
    const cached = remembered && responses.peek(remembered);
    if (!cached) return false;
    const { status, headers, body } = toHttpResponse(cached, {
      contentType: variant.responseType,
      ifNoneMatch: request.headers['if-none-match'],
      staleExtension: wantsStaleExtension(request.headers),
    });
    metrics.countCachedResponse(cached.entry.value, request.headers, cached.status);
    response.writeHead(status, cors.addTo(headers, request.headers.origin));
    if (body?.latin1 === undefined) response.end(body?.bytes);
    else response.end(body.latin1, 'latin1');
    return true;
  }

  function passThrough(
    request: IncomingMessage,
    response: ServerResponse,
    next: RequestListener,
    raw?: RawRequest,
  ): void {
    const key = raw ? `${raw.variant.responseType} ${raw.variant.lang} ${raw.text}` : Symbol('not shared');
    if (limiter.tryAcquire(key, response)) {
      if (raw) rawRequests.set(request, raw);
      next(request, response);
      return;
    }
    metrics.countRejection();
    rawErrors.overloaded(request, response);
  }

  function handle(request: IncomingMessage, response: ServerResponse, next: RequestListener): void {
    const { method, url = '', headers } = request;
    // A rejected preflight would hide the reason from the page.
    if (!isGraphql(url) || method === 'OPTIONS') {
      next(request, response);
      return;
    }
    if (isDraining) {
      rawErrors.shuttingDown(request, response);
      return;
    }
    const variant = headerVariantOf(headers);
    const serve = (text: string, body?: Buffer) => {
      const raw = { variant, text };
      if (serveHit(raw, request, response)) return;
      if (body) bodies.set(request, body);
      passThrough(request, response, next, raw);
    };
    if (!variant.isAcceptable || wantsTrace(headers) || wantsFreshness(headers)) passThrough(request, response, next);
    else if (method === 'GET') serve(url);
    else if (method === 'POST' && variant.isJson && hasPlainBody(headers, bodyLimit)) {
      readBody(request, (body) => serve(body.toString('latin1'), body));
    } else passThrough(request, response, next);
  }

  return {
    wrap:
      (next: RequestListener): RequestListener =>
      (request, response) => {
        if (isHostMissing(request)) rawErrors.reject(request, response, 400);
        else handle(request, response, next);
      },
    /** Stores the cache key of a request, so that the next equal request is served here. */
    remember: (request: IncomingMessage, { key, isPersisted }: RememberedRequest): void => {
      const raw = rawRequests.get(request);
      if (!raw || raw.text.length > MAX_TEXT_LENGTH || !variants.includes(raw.variant)) return;
      const length = OVERHEAD_LENGTH + raw.text.length + key.length;
      if (rememberedLength + length > MAX_REMEMBERED_LENGTH) clear();
      rememberedLength += length;
      raw.variant.remembered.set(raw.text, { key, isPersisted });
    },
    /** Does not store the cache key of this request. */
    forget: (request: IncomingMessage): void => {
      rawRequests.delete(request);
    },
    /** Sends all requests through Fastify again. */
    forgetAll: clear,
    /** The body of a request, if it was read here. */
    bodyOf: (request: IncomingMessage): Buffer | undefined => bodies.get(request),
    /** Rejects every request from now on. */
    drain: (): void => {
      isDraining = true;
    },
  };
}

function isHostMissing({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersion === '1.1';
}

function isGraphql(url: string): boolean {
  return url.startsWith('/graphql') && (url.length === 8 || url[8] === '?');
}

/** Fastify handles bodies that are encoded, chunked or too large. */
function hasPlainBody(headers: IncomingHttpHeaders, bodyLimit: number): boolean {
  const { 'content-length': length, 'content-encoding': encoding, expect } = headers;
  return !encoding && !expect && length !== undefined && Number(length) <= bodyLimit;
}

function readBody(request: IncomingMessage, onBody: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => onBody(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
}
