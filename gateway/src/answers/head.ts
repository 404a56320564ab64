import type { IncomingHttpHeaders } from 'node:http';
import type { Found } from '../keep/keeper.ts';
import { type Answer, toStale } from './answer.ts';

/** Status, headers (names and values in turn) and bytes of a kept answer. */
export type Reply = { status: 200 | 304; headers: string[]; bytes: Buffer | undefined };

const RESPONSE_TYPE = 'application/graphql-response+json';

/** Seconds for which a cache on the way may go on when the gateway is slow or gone. */
const STALE_RULES = 'stale-while-revalidate=60, stale-if-error=86400';

/** Puts a kept answer into HTTP; `age` in milliseconds. */
export function toReply(
  { kept, status }: Found<Answer>,
  age: number,
  { accept, 'if-none-match': known }: IncomingHttpHeaders,
): Reply {
  const isStale = status === 'stale' || kept.freshFor === 0;
  const { bytes, etag } = isStale ? toStale(kept.value) : kept.value;
  const headers = [
    'etag',
    etag,
    'cache-control',
    `public, max-age=${Math.floor(kept.freshFor / 1000)}, ${STALE_RULES}`,
    'age',
    String(Math.floor(age / 1000)),
    'vary',
    'accept, lang',
  ];
  if (known?.includes(etag)) return { status: 304, headers, bytes: undefined };
  headers.push('content-type', `${typeOf(accept)}; charset=utf-8`, 'content-length', String(bytes.byteLength));
  return { status: 200, headers, bytes };
}

/** Kept answers have no errors, so both types fit; the newer one goes to those who ask for it. */
export function typeOf(accept: string | undefined): string {
  return accept?.includes(RESPONSE_TYPE) ? RESPONSE_TYPE : 'application/json';
}

/** Whether a kept answer fits what a client takes; if not, the refusal is that of the whole pipeline. */
export function isAcceptable(accept: string | undefined): boolean {
  return accept === undefined || /\*\/\*|application\/(?:\*|json|graphql-response\+json)/.test(accept);
}
