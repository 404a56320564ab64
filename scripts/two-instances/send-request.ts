import { type Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** Longer than anything on the way waits. */
const TIMEOUT_MS = 20_000;

export type HttpRequest = {
  method?: 'GET' | 'POST';
  /** As it is: nothing is made shorter or encoded. */
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
  /** Connections to use again; without, there is a new one. */
  agent?: Agent;
  /** The address of this machine that it comes from: visitors are told apart by it. */
  from?: string;
};

export type HttpResponse = { status: number; headers: Record<string, unknown>; text: string };

/** Sends one request, once. */
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
      (answer) => {
        text(answer).then(
          (read) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: read }),
          reject,
        );
      },
    )
      .on('error', reject)
      .end(sent);
  });
}

const whole = z.object({ data: z.record(z.string(), z.looseObject({})), errors: z.undefined().optional() });

/** What an operation answered; throws when it failed, altogether or in any part. */
export async function executeOperation(origin: string, question: HttpRequest): Promise<z.infer<typeof whole>['data']> {
  const { status, text: read } = await sendRequest(origin, question);
  if (status !== 200) throw new Error(`${status} ${read.slice(0, 200)}`);
  const answer = whole.safeParse(JSON.parse(read));
  if (!answer.success) throw new Error(read.slice(0, 300));
  return answer.data.data;
}
