import { type Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** Longer than the timeouts of nginx, the gateway and the content service. */
const TIMEOUT_MS = 20_000;

export type HttpRequest = {
  method?: 'GET' | 'POST';
  /** Sent unmodified, without normalization or encoding. */
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Without an agent, each request opens a new connection. */
  agent?: Agent;
  /** Local source address, which rate limits are keyed by. */
  from?: string;
};

export type HttpResponse = { status: number; headers: Record<string, unknown>; text: string };

/** Sends one request, without retries. */
export async function sendRequest(
  origin: string,
  { method = 'GET', path, headers, body, agent, from = '127.0.0.1' }: HttpRequest,
): Promise<HttpResponse> {
  const { hostname, port } = new URL(origin);
  const sent = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    request(
      {
        ...{ method, hostname, port, path, agent: agent ?? false, localAddress: from },
        headers: {
          ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
          ...headers,
        },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
      (response) => {
        text(response).then(
          (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: body }),
          reject,
        );
      },
    )
      .on('error', reject)
      .end(sent);
  });
}

const completeResponse = z.object({ data: z.record(z.string(), z.looseObject({})), errors: z.undefined().optional() });

/** Returns the data of an operation; throws on any error, also a partial one. */
export async function executeOperation(
  origin: string,
  request: HttpRequest,
): Promise<z.infer<typeof completeResponse>['data']> {
  const { status, text: body } = await sendRequest(origin, request);
  if (status !== 200) throw new Error(`${status} ${body.slice(0, 200)}`);
  const response = completeResponse.safeParse(JSON.parse(body));
  if (!response.success) throw new Error(body.slice(0, 300));
  return response.data.data;
}
