import type { CacheStore } from '../cache/store.ts';
import { type CacheResult, type CacheValue, createSwrCache } from '../cache/swr-cache.ts';
import type { ExecutedOperation } from '../graphql/execute.ts';
import type { CallTrace } from '../legacy/call-trace.ts';
import type { CacheableRequest } from './cache-key.ts';
import { type CachedResponse, toCachedResponse } from './cached-response.ts';
import { getDataAge } from './freshness.ts';

export type ResponseCache = ReturnType<typeof createResponseCache>;

type ExecuteRequest = () => Promise<ExecutedOperation>;

type Settings = {
  maxBytes: number;
  store?: CacheStore | undefined;
  now?: (() => number) | undefined;
  onRefreshError: (key: string, error: unknown) => void;
};

/** Share of documents that are not persisted, so that they cannot evict the responses of the site. */
const AD_HOC_SHARE = 1 / 4;
const BYTES_PER_CHARACTER = 2;

/** A response with errors. All requests that share the load receive it, but it is not cached. */
export class UncacheableError extends Error {
  readonly executed: ExecutedOperation;

  constructor(executed: ExecutedOperation) {
    super('The response has errors');
    this.executed = executed;
  }
}

/** Stale-while-revalidate cache of whole GraphQL responses as bytes, by cache key. */
export function createResponseCache({ maxBytes, store, now, onRefreshError }: Settings) {
  const settings = { ...(store && { store }), ...(now && { now }), onRefreshError };
  const persisted = createSwrCache<CachedResponse>({ maxBytes: maxBytes * (1 - AD_HOC_SHARE), ...settings });
  const adHoc = createSwrCache<CachedResponse>({ maxBytes: maxBytes * AD_HOC_SHARE, ...settings });
  const select = ({ isPersisted }: { isPersisted: boolean }) => (isPersisted ? persisted : adHoc);

  return {
    peek: (request: { key: string; isPersisted: boolean }): CacheResult<CachedResponse> | undefined =>
      select(request).peek(request.key),
    /** `refresh` is retained by the cache entry, so it must not hold on to the HTTP request. */
    get: (
      request: CacheableRequest,
      execute: ExecuteRequest,
      refresh: ExecuteRequest,
    ): Promise<CacheResult<CachedResponse>> =>
      select(request).get(request.key, {
        load: async () => toCacheValue(request, await execute()),
        refresh: createRefresh(request, refresh),
        decode: (text) => toSizedResponse(request, text),
      }),
    purge: (tags: ReadonlySet<string>): number => persisted.purge(tags) + adHoc.purge(tags),
    size: () => ({ persisted: persisted.size(), adHoc: adHoc.size() }),
  };
}

function toCacheValue(request: CacheableRequest, executed: ExecutedOperation): CacheValue<CachedResponse> {
  if (executed.hasErrors) throw new UncacheableError(executed);
  return {
    ...toSizedResponse(request, executed.text, executed.calls),
    toText: () => executed.text,
    dataAgeMs: getDataAge(executed.calls),
    // A response is fresh for no longer than the upstream responses it was made from.
    ttlMs: Math.min(request.maxAge * 1000, ...executed.calls.map(({ ttlMs }) => ttlMs)),
    tags: [...new Set(executed.calls.flatMap(({ tags }) => tags))],
    allowStale: executed.calls.every(({ allowStale }) => allowStale),
  };
}

/** A function of its own: the closure of the first request would keep that request in memory. */
function createRefresh(request: CacheableRequest, execute: ExecuteRequest) {
  return async () => toCacheValue(request, await execute());
}

/** An entry also retains the variables for its refresh, and the text of a document that is not persisted. */
function toSizedResponse(request: CacheableRequest, text: string, calls: readonly CallTrace[] = []) {
  const { key, isPersisted, requestBody } = request;
  const value: CachedResponse = {
    ...toCachedResponse(request, text),
    isFailing: calls.some(({ isFailing }) => isFailing),
  };
  const retained = key.length + (isPersisted ? 0 : requestBody.query.length);
  return { value, bytes: value.bytes.byteLength + BYTES_PER_CHARACTER * retained };
}
