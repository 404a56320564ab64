import { getEnv } from '../../env.ts';

const TIMEOUT_MS = 10_000;
const PASSED_ON = ['content-type', 'accept', 'lang', 'apollographql-client-name', 'apollographql-client-version'];

/** Lets islands ask the gateway at the site's own address, which is known to be reachable and needs no CORS. */
export async function POST(request: Request): Promise<Response> {
  const headers = new Headers(PASSED_ON.flatMap((name) => toPair(name, request.headers.get(name))));
  try {
    const answer = await fetch(`${getEnv().GATEWAY_URL}/graphql`, {
      method: 'POST',
      headers,
      body: await request.text(),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const type = answer.headers.get('content-type') ?? 'application/json';
    return new Response(answer.body, { status: answer.status, headers: { 'content-type': type } });
  } catch {
    const error = { message: 'The gateway does not answer.', extensions: { code: 'UPSTREAM_UNAVAILABLE' } };
    return Response.json({ errors: [error] }, { status: 502 });
  }
}

function toPair(name: string, value: string | null): [string, string][] {
  return value === null ? [] : [[name, value]];
}
