import type { Found } from '../keep/keeper.ts';
import { type Answer, type Body, toStale } from './answer.ts';

/** Status, headers (names and values in turn) and body of a kept answer. */
export type Reply = { status: 200 | 304; headers: string[]; body: Body | undefined };

const RESPONSE_TYPE = 'application/graphql-response+json';

/** Seconds for which a cache on the way may go on when the gateway is slow or gone. */
const STALE_RULES = 'stale-while-revalidate=60, stale-if-error=86400';

/** Puts a kept answer into HTTP, for a client that wants it in a type and has those with some tags; `age` in milliseconds. */
export function toReply(
  { kept, status }: Found<Answer>,
  age: number,
  wanted: string,
  known: string | undefined,
): Reply {
  const isStale = status === 'stale' || kept.freshFor === 0;
  const body = isStale ? toStale(kept.value) : kept.value;
  const isKnown = known?.includes(body.etag) ?? false;
  const headers = [...headOf(body, isKnown ? 'none' : wanted, kept.freshFor), 'age', String(Math.floor(age / 1000))];
  return { status: isKnown ? 304 : 200, headers, body: isKnown ? undefined : body };
}

function headOf(body: Body, type: string, freshFor: number): readonly string[] {
  const known = body.heads.get(type);
  if (known) return known;
  const head = toHead(body, type, freshFor);
  body.heads.set(type, head);
  return head;
}

/** The headers of an answer that are the same each time. */
function toHead({ etag, bytes }: Body, type: string, freshFor: number): readonly string[] {
  const policy = `public, max-age=${Math.floor(freshFor / 1000)}, ${STALE_RULES}`;
  const head = ['etag', etag, 'cache-control', policy, 'vary', 'accept, lang'];
  if (type === 'none') return head;
  return [...head, 'content-type', `${type}; charset=utf-8`, 'content-length', String(bytes.byteLength)];
}

/** Kept answers have no errors, so both types fit; the newer one goes to those who ask for it. */
export function typeOf(accept: string | undefined): string {
  return accept?.includes(RESPONSE_TYPE) ? RESPONSE_TYPE : 'application/json';
}

/** Whether a kept answer fits what a client takes; if not, the refusal is that of the whole pipeline. */
export function isAcceptable(accept: string | undefined): boolean {
  return accept === undefined || /\*\/\*|application\/(?:\*|json|graphql-response\+json)/.test(accept);
}
