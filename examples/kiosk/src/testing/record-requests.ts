import { vi } from 'vitest';

type GraphqlRequest = { operationName: string; variables: Record<string, unknown> };

/** What a test does instead of a request: a response, an error, or undefined to send it. */
type Intercept = (request: GraphqlRequest) => Response | Error | undefined;

/** Records the requests of the app, and replaces some of their responses. */
export function recordRequests(intercept: Intercept = () => undefined) {
  const send = globalThis.fetch;
  const operations: string[] = [];
  const current = { intercept };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request: GraphqlRequest = JSON.parse(String(init?.body));
    operations.push(request.operationName);
    const replaced = current.intercept(request);
    if (replaced instanceof Error) throw replaced;
    return replaced ?? send(input, init);
  });
  return {
    operations,
    intercept: (next: Intercept) => {
      current.intercept = next;
    },
  };
}

export const NETWORK_ERROR = new TypeError('Failed to fetch');

export function respondWithError(code: string, extensions: object = {}): Response {
  const body = { data: null, errors: [{ message: code, extensions: { code, ...extensions } }] };
  return Response.json(body, { headers: { 'content-type': 'application/graphql-response+json' } });
}
