import { type CacheTag, listTagOf } from '@heliograph/schema/cache-tags.ts';
import { type Locale, locales } from '@heliograph/schema/locales.ts';
import type { z } from 'zod';
import type { CacheStore } from '../cache/store.ts';
import { createSwrCache } from '../cache/swr-cache.ts';
import type { Report } from '../errors/error-reporting.ts';
import { createRefusedError } from '../errors/errors.ts';
import { isNullable, type ReadName, reads } from './calls.ts';
import { READ_ATTEMPT_MS } from './deadline.ts';
import type { ParseListeners } from './drift-monitor.ts';
import { CODE_NOT_FOUND } from './envelope.ts';
import { createParseCache } from './parse-cache.ts';
import { fillPath } from './paths.ts';
import type { Resilience } from './resilience.ts';
import type { LegacyRequest, Transport } from './transport.ts';

export type UpstreamRequest<Data> = {
  call: ReadName;
  /** Path parameters. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Body of a POST; the language is added. */
  payload?: object;
  schema: z.core.$ZodType<Data>;
};

export type LocalizedRequest<Data> = UpstreamRequest<Data> & { locale: Locale };

type FetchOptions = {
  /** Wait for fresh data instead of serving stale data. */
  requireFresh: boolean;
  /** Called if this request is sent, and neither cached nor shared with a running one. */
  onFetch: () => void;
};

/** Short, so that a new record appears soon. */
const NOT_FOUND_TTL_SECONDS = 60;

type Settings = {
  transport: Transport;
  resilience: Resilience;
  report: Report;
  listeners: ParseListeners;
  maxBytes: number;
  maxParseCacheBytes: number;
  store?: CacheStore | undefined;
  now?: (() => number) | undefined;
};

/** Caches parsed responses of the content service, shared by all operations. */
export function createUpstreamCache({
  transport,
  resilience,
  report,
  listeners,
  maxBytes,
  maxParseCacheBytes,
  store,
  now,
}: Settings) {
  const parse = createParseCache(maxParseCacheBytes, listeners);
  const cache = createSwrCache<unknown>({
    maxBytes,
    ...(store && { store }),
    ...(now && { now }),
    onRefreshError: (key, error) => report(`refresh of ${key.slice(0, 80)}`, error),
  });

  return {
    ...cache,
    toKey: ({ call, locale, params, query, payload }: LocalizedRequest<unknown>): string =>
      JSON.stringify([call, locales[locale].content, params, query, payload]),
    fetch: (key: string, request: LocalizedRequest<unknown>, { requireFresh, onFetch }: FetchOptions) => {
      const { call, params, schema } = request;
      const load = () =>
        resilience.read(call, async () => {
          const response = await transport.send(toLegacyRequest(request));
          const { ids, ...parsed } = parse(call, response, schema);
          const { tag, ttlSeconds } = reads[call];
          const isNotFound = parsed.value === null;
          // A list may be empty, but 404 on a list is an upstream error.
          if (isNotFound && !isNullable(call)) throw createRefusedError(call, CODE_NOT_FOUND);
          return {
            ...parsed,
            toText: () => response.bytes.toString(),
            ttlMs: (isNotFound ? NOT_FOUND_TTL_SECONDS : ttlSeconds) * 1000,
            tags: toTags(tag, params?.id, ids),
            allowStale: !isNotFound,
          };
        });
      return cache.get(key, {
        load: () => {
          onFetch();
          return load();
        },
        refresh: load,
        decode: (text) => parse(call, { status: 200, retryAfter: false, bytes: Buffer.from(text) }, schema),
        requireFresh,
      });
    },
    /** Sends the request now. Neither cached, retried, nor counted by the limits and circuit breakers of operations. */
    fetchUncached: async <Data>(request: LocalizedRequest<Data>): Promise<Data | null> => {
      const { call, schema } = request;
      // A call always has the same schema.
      return parse(call, await transport.send(toLegacyRequest(request)), schema).value as Data | null;
    },
  };
}

/** The tag of the call, one for the requested id or for a list, and one for each record in the response. */
function toTags(tag: CacheTag, requestedId: string | undefined, ids: readonly (string | number)[]): string[] {
  const requested = requestedId === undefined ? listTagOf(tag) : `${tag}:${requestedId}`;
  return [...new Set([tag, requested, ...ids.map((id) => `${tag}:${id}`)])];
}

function toLegacyRequest({ call, locale, params, query, payload }: LocalizedRequest<unknown>): LegacyRequest {
  const { method, path } = reads[call];
  const language = locales[locale].content;
  return {
    call,
    method,
    path: fillPath(path, params, query),
    headers: { lang: language },
    body: method === 'POST' ? { ...payload, language } : undefined,
    timeout: READ_ATTEMPT_MS,
  };
}
