import { getEnv } from '#config/env.ts';
import { getClientAddress } from '#gateway/client-address.ts';

const TIMEOUT_MS = 10_000;
const MAX_BODY_BYTES = 100 * 1024;
/** All that `docs/for-app-developers.md` names. */
const REQUEST_HEADERS = [
  'content-type',
  'content-encoding',
  'accept',
  'lang',
  'apollo-require-preflight',
  'x-apollo-operation-name',
  'apollographql-client-name',
  'apollographql-client-version',
  'x-client-key',
  'x-legacy-calls',
  'x-operation-cost',
  'x-stale',
  'x-freshness',
  'x-request-id',
  'if-none-match',
  'origin',
  'access-control-request-method',
  'access-control-request-headers',
];
const RESPONSE_HEADERS = [
  'content-type',
  'etag',
  'cache-control',
  'age',
  'cache-status',
  'vary',
  'allow',
  'retry-after',
  'x-request-id',
  'access-control-allow-origin',
  'access-control-allow-methods',
  'access-control-allow-headers',
  'access-control-expose-headers',
  'access-control-max-age',
];

/** Proxies the gateway on the site's own origin, which needs no CORS. */
export async function POST(request: Request): Promise<Response> {
  const body = await readBody(request);
  if (body === null) return errorResponse(413, 'The request is too large.', 'BAD_REQUEST');
  return forward(request, body);
}

/** GET serves persisted operations; the gateway rejects what it does not allow. */
const forwardWithoutBody = (request: Request): Promise<Response> => forward(request);

export {
  forwardWithoutBody as DELETE,
  forwardWithoutBody as GET,
  forwardWithoutBody as OPTIONS,
  forwardWithoutBody as PATCH,
  forwardWithoutBody as PUT,
};

async function forward(request: Request, body?: Uint8Array<ArrayBuffer>): Promise<Response> {
  const headers = pick(REQUEST_HEADERS, request.headers);
  const address = getClientAddress(request.headers);
  if (address !== null) headers.set('x-forwarded-for', address);
  const { search } = new URL(request.url);
  try {
    const response = await fetch(`${getEnv().GATEWAY_URL}/graphql${search}`, {
      method: request.method,
      ...(body && { body }),
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return new Response(response.body, { status: response.status, headers: pick(RESPONSE_HEADERS, response.headers) });
  } catch (error) {
    console.error('The gateway did not respond.', error);
    return errorResponse(502, 'The gateway did not respond.', 'UPSTREAM_UNAVAILABLE');
  }
}

/** Null if the body exceeds the gateway's limit. */
async function readBody(request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** Readable from any origin: the response contains no private data. */
function errorResponse(status: number, message: string, code: string): Response {
  const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status, headers });
}

function pick(names: readonly string[], headers: Headers): Headers {
  return new Headers(
    names.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
