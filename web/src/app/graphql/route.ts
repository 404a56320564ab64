import { getEnv } from '../../env.ts';

const TIMEOUT_MS = 10_000;
const MAX_BODY_BYTES = 100 * 1024;
const PASSED_ON = [
  'content-type',
  'accept',
  'lang',
  'apollo-require-preflight',
  'apollographql-client-name',
  'apollographql-client-version',
  'if-none-match',
  // Who asks; what stands in front of the site says so.
  'x-forwarded-for',
];
const PASSED_BACK = ['content-type', 'etag', 'cache-control', 'age', 'vary', 'retry-after'];

/** Lets islands ask the gateway at the site's own address, which is known to be reachable and needs no CORS. */
export async function POST(request: Request): Promise<Response> {
  const body = await readBody(request);
  if (body === null) return fault(413, 'The request is too large.', 'BAD_REQUEST');
  return passOn(request, { method: 'POST', body });
}

/** Persisted operations come by GET. */
export async function GET(request: Request): Promise<Response> {
  return passOn(request, { method: 'GET' });
}

async function passOn(request: Request, init: RequestInit): Promise<Response> {
  const headers = pick(PASSED_ON, request.headers);
  const { search } = new URL(request.url);
  try {
    const answer = await fetch(`${getEnv().GATEWAY_URL}/graphql${search}`, {
      ...init,
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return new Response(answer.body, { status: answer.status, headers: pick(PASSED_BACK, answer.headers) });
  } catch (error) {
    console.error('The gateway does not answer.', error);
    return fault(502, 'The gateway does not answer.', 'UPSTREAM_UNAVAILABLE');
  }
}

/** The body, or null as soon as it is longer than the gateway would take. */
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

function fault(status: number, message: string, code: string): Response {
  return Response.json({ errors: [{ message, extensions: { code } }] }, { status });
}

function pick(names: readonly string[], headers: Headers): Headers {
  return new Headers(
    names.flatMap((name): [string, string][] => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
