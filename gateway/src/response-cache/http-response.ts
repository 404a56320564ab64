import type { IncomingHttpHeaders } from 'node:http';
import { formatCacheTags } from '@heliograph/schema/cache-tags.ts';
import { formatStaleStatus } from '@heliograph/schema/stale-response.ts';
import type { CacheResult } from '../cache/swr-cache.ts';
import { type CachedResponse, type ResponseBody, toStaleBody } from './cached-response.ts';

/** `headers` alternates names and values, as `writeHead` accepts them. */
export type HttpResponse = { status: 200 | 304; headers: string[]; body: ResponseBody | undefined };

const GRAPHQL_RESPONSE_TYPE = 'application/graphql-response+json';

const VARY = 'accept, lang, x-stale, x-freshness';

/** In seconds, for shared caches in front of the gateway. */
const STALE_DIRECTIVES = 'stale-while-revalidate=60, stale-if-error=86400';

/** What a request says about the response it accepts. */
export type ResponsePreferences = {
  contentType: string;
  ifNoneMatch: string | undefined;
  /** Add `extensions.stale` to a stale response. */
  staleExtension: boolean;
};

/**
 * Builds the HTTP response for a cache hit, with `Cache-Control`, `Age` and `ETag`; honours `Accept`, and responds with 304
 * Not Modified to a matching `If-None-Match`. A stale response has the ETag of the fresh one, unless it is marked in its body,
 * and the age of its oldest data.
 */
export function toHttpResponse(
  { entry, status, ageMs }: CacheResult<CachedResponse>,
  { contentType, ifNoneMatch, staleExtension }: ResponsePreferences,
): HttpResponse {
  const isStale = status === 'stale' || entry.ttlMs === 0;
  const body = isStale && staleExtension ? toStaleBody(entry.value) : entry.value;
  const isMatch = ifNoneMatch?.includes(body.etag) ?? false;
  const { ttlMs, tags } = entry;
  const dataAgeMs = isStale ? entry.dataAgeMs : 0;
  const type = isMatch ? 'none' : contentType;
  const headers = getHeaders(body, { type, ttlMs, ageMs, dataAgeMs, tags, isStale });
  return { status: isMatch ? 304 : 200, headers, body: isMatch ? undefined : body };
}

type HeaderValues = {
  type: string;
  ttlMs: number;
  ageMs: number;
  dataAgeMs: number | undefined;
  tags: readonly string[];
  isStale: boolean;
};

/** Headers change with the age, once a second, and when the response becomes stale. */
function getHeaders(body: ResponseBody, values: HeaderValues): string[] {
  const { type, ageMs, dataAgeMs = 0, isStale } = values;
  const age = Math.floor((ageMs + dataAgeMs) / 1000);
  const last = body.headersByType.get(type);
  if (last?.age === age && last.isStale === isStale) return last.headers;
  const headers = toHeaders(body, age, values);
  body.headersByType.set(type, { age, isStale, headers });
  return headers;
}

function toHeaders({ etag, bytes }: ResponseBody, age: number, values: HeaderValues): string[] {
  const { type, ttlMs, ageMs, tags, isStale } = values;
  const cacheControl = `public, max-age=${Math.floor(ttlMs / 1000)}, ${STALE_DIRECTIVES}`;
  const headers = ['etag', etag, 'cache-control', cacheControl, 'vary', VARY, 'age', String(age)];
  if (isStale) headers.push('cache-status', formatStaleStatus({ ttlMs, ageMs }));
  if (tags.length > 0) headers.push('cache-tag', formatCacheTags(tags));
  if (type === 'none') return headers;
  return [...headers, 'content-type', `${type}; charset=utf-8`, 'content-length', String(bytes.byteLength)];
}

/** Whether the client asks for `extensions.stale`. */
export function wantsStaleExtension(headers: IncomingHttpHeaders): boolean {
  return headers['x-stale'] === '1';
}

/** Responses without errors are valid in both types. */
export function toContentType(accept: string | undefined): string {
  return accept?.includes(GRAPHQL_RESPONSE_TYPE) ? GRAPHQL_RESPONSE_TYPE : 'application/json';
}

/** Requests that accept neither type are left to Apollo, which rejects them with 406. */
export function isAcceptable(accept: string | undefined): boolean {
  return accept === undefined || /\*\/\*|application\/(?:\*|json|graphql-response\+json)/.test(accept);
}
