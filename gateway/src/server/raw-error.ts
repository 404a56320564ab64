import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { toErrorBody } from '../errors/errors.ts';
import type { Cors } from './cors.ts';
import { pickOverloadResponse } from './overload-response.ts';

const STATUS_OF = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
]);
const MESSAGES = new Map([
  [408, 'The request timed out.'],
  [417, 'The Expect header is not supported.'],
  [431, 'The headers are too large.'],
]);

export type RawErrors = ReturnType<typeof createRawErrors>;

/** Errors that are sent on raw `node:http` responses, before Fastify runs, as GraphQL responses. */
export function createRawErrors({ headersFor, addTo }: Cors) {
  function send(
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    extraHeaders: readonly string[],
    body: string,
  ): void {
    response.writeHead(status, addTo([...headersOf(body), ...extraHeaders], request.headers.origin)).end(body);
    request.resume();
  }

  function sendOverloaded(request: IncomingMessage, response: ServerResponse, extraHeaders: string[] = []): void {
    const { headers, body } = pickOverloadResponse();
    send(request, response, 503, [...headers, ...extraHeaders], body);
  }

  return {
    overloaded: (request: IncomingMessage, response: ServerResponse): void => sendOverloaded(request, response),
    shuttingDown: (request: IncomingMessage, response: ServerResponse): void =>
      sendOverloaded(request, response, ['connection', 'close']),
    reject: (request: IncomingMessage, response: ServerResponse, status: 400 | 417): void =>
      send(request, response, status, ['connection', 'close'], bodyOf(status)),
    /** For requests that Node cannot parse; their origin is unknown. */
    handleClientError: (error: NodeJS.ErrnoException, socket: Socket): void => {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      const status = STATUS_OF.get(error.code ?? '') ?? 400;
      const body = bodyOf(status);
      const headers = [...headersOf(body), 'connection', 'close', ...headersFor(undefined)];
      const lines = headers.map((text, index) => (index % 2 === 0 ? `${text}: ` : `${text}\r\n`));
      if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
      socket.destroy(error);
    },
  };
}

function bodyOf(status: number): string {
  return JSON.stringify(toErrorBody('BAD_REQUEST', MESSAGES.get(status) ?? 'The request cannot be read.'));
}

function headersOf(body: string): string[] {
  return ['content-type', 'application/json; charset=utf-8', 'content-length', String(Buffer.byteLength(body))];
}
