import { formatCacheTags } from '@heliograph/schema/cache-tags.ts';
import type { CacheResult } from '../cache/swr-cache.ts';
import { type Answer, type Body, toStale } from './cached-response.ts';

/** Status, headers (names and values in turn) and body of a kept answer. */
export type HttpResponse = { status: 200 | 304; headers: string[]; body: Body | undefined };

const RESPONSE_TYPE = 'application/graphql-response+json';

/** Seconds for which a cache on the way may go on when the gateway is slow or gone. */
const STALE_RULES = 'stale-while-revalidate=60, stale-if-error=86400';

/** Puts a kept answer into HTTP, for a client that wants it in a type and has those with some tags. */
export function toHttpResponse({ kept, status, age }: CacheResult<Answer>, wanted: string, known: string | undefined): HttpResponse {
  const isStale = status === 'stale' || kept.ttlMs === 0;
  const body = isStale ? toStale(kept.value) : kept.value;
  const isKnown = known?.includes(body.etag) ?? false;
  const headers = headOf(body, {
    type: isKnown ? 'none' : wanted,
    ttlMs: kept.ttlMs,
    age: Math.floor(age / 1000),
    tags: kept.tags,
  });
  return { status: isKnown ? 304 : 200, headers, body: isKnown ? undefined : body };
}

/**
 * What decides on a head besides the body: the type in which it is sent, milliseconds of freshness, seconds of age, and
 * the tags that purge it.
 */
type Asked = { type: string; ttlMs: number; age: number; tags: readonly string[] };

/** Within a second the head stays the same. */
function headOf(body: Body, asked: Asked): string[] {
  const last = body.heads.get(asked.type);
  if (last?.age === asked.age) return last.headers;
  const headers = toHead(body, asked);
  body.heads.set(asked.type, { age: asked.age, headers });
  return headers;
}

function toHead({ etag, bytes }: Body, { type, ttlMs, age, tags }: Asked): string[] {
  const policy = `public, max-age=${Math.floor(ttlMs / 1000)}, ${STALE_RULES}`;
  const head = ['etag', etag, 'cache-control', policy, 'vary', 'accept, lang', 'age', String(age)];
  if (tags.length > 0) head.push('cache-tag', formatCacheTags(tags));
  if (type === 'none') return head;
  return [...head, 'content-type', `${type}; charset=utf-8`, 'content-length', String(bytes.byteLength)];
}

/** CacheEntry answers have no errors, so both types fit; the newer one goes to those who ask for it. */
export function toContentType(accept: string | undefined): string {
  return accept?.includes(RESPONSE_TYPE) ? RESPONSE_TYPE : 'application/json';
}

/** Whether a kept answer fits what a client takes; if not, the refusal is that of the whole pipeline. */
export function isAcceptable(accept: string | undefined): boolean {
  return accept === undefined || /\*\/\*|application\/(?:\*|json|graphql-response\+json)/.test(accept);
}
