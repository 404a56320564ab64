import { formatCacheTags } from '@heliograph/schema/cache-tags.ts';
import type { CacheResult } from '../cache/swr-cache.ts';
import { type CachedResponse, type ResponseBody, toStaleBody } from './cached-response.ts';

/** `headers` alternates names and values, as `writeHead` accepts them. */
export type HttpResponse = { status: 200 | 304; headers: string[]; body: ResponseBody | undefined };

const GRAPHQL_RESPONSE_TYPE = 'application/graphql-response+json';

/** In seconds, for shared caches in front of the gateway. */
const STALE_DIRECTIVES = 'stale-while-revalidate=60, stale-if-error=86400';

/**
 * Builds the HTTP response for a cache hit, with `Cache-Control`, `Age` and `ETag`; honours `Accept`, and responds with 304
 * Not Modified to a matching `If-None-Match`.
 */
export function toHttpResponse(
  { entry, status, ageMs }: CacheResult<CachedResponse>,
  contentType: string,
  ifNoneMatch: string | undefined,
): HttpResponse {
  const isStale = status === 'stale' || entry.ttlMs === 0;
  const body = isStale ? toStaleBody(entry.value) : entry.value;
  const isMatch = ifNoneMatch?.includes(body.etag) ?? false;
  const headers = getHeaders(body, {
    type: isMatch ? 'none' : contentType,
    ttlMs: entry.ttlMs,
    age: Math.floor(ageMs / 1000),
    tags: entry.tags,
  });
  return { status: isMatch ? 304 : 200, headers, body: isMatch ? undefined : body };
}

type HeaderValues = { type: string; ttlMs: number; age: number; tags: readonly string[] };

/** Headers change only with the age, once a second. */
function getHeaders(body: ResponseBody, values: HeaderValues): string[] {
  const last = body.headersByType.get(values.type);
  if (last?.age === values.age) return last.headers;
  const headers = toHeaders(body, values);
  body.headersByType.set(values.type, { age: values.age, headers });
  return headers;
}

function toHeaders({ etag, bytes }: ResponseBody, { type, ttlMs, age, tags }: HeaderValues): string[] {
  const cacheControl = `public, max-age=${Math.floor(ttlMs / 1000)}, ${STALE_DIRECTIVES}`;
  const headers = ['etag', etag, 'cache-control', cacheControl, 'vary', 'accept, lang', 'age', String(age)];
  if (tags.length > 0) headers.push('cache-tag', formatCacheTags(tags));
  if (type === 'none') return headers;
  return [...headers, 'content-type', `${type}; charset=utf-8`, 'content-length', String(bytes.byteLength)];
}

/** Responses without errors are valid in both types. */
export function toContentType(accept: string | undefined): string {
  return accept?.includes(GRAPHQL_RESPONSE_TYPE) ? GRAPHQL_RESPONSE_TYPE : 'application/json';
}

/** Requests that accept neither type are left to Apollo, which rejects them with 406. */
export function isAcceptable(accept: string | undefined): boolean {
  return accept === undefined || /\*\/\*|application\/(?:\*|json|graphql-response\+json)/.test(accept);
}
