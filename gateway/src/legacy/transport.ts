import { setTimeout } from 'node:timers';
import { GraphQLError } from 'graphql';
import { Agent, errors, request } from 'undici';
import { createMalformedError, createUnavailableError } from '../errors/errors.ts';
import { createEventLoopYield } from './yield-to-event-loop.ts';

const CONNECT_TIMEOUT_MS = 500;
const MAX_BODY_BYTES = 8 * 1024 * 1024;
const MAX_SOCKETS = 64;

const yieldToEventLoop = createEventLoopYield();

export type LegacyRequest = {
  /** Identifies the call in error messages, which must not contain the URL. */
  call: string;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body: object | undefined;
  /** In milliseconds. */
  timeout: number;
};

export type LegacyResponse = {
  status: number;
  /** Whether the response has a `Retry-After` header. */
  retryAfter: boolean;
  bytes: Buffer;
};

export type Transport = {
  send: (request: LegacyRequest) => Promise<LegacyResponse>;
  close: () => Promise<void>;
};

/** The only HTTP client of the gateway. Returns responses of any status; throws a GraphQL error if there is none. */
export function createTransport(baseUrl: string): Transport {
  const base = new URL(baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
  const dispatcher = new Agent({
    connect: { timeout: CONNECT_TIMEOUT_MS },
    maxResponseSize: MAX_BODY_BYTES,
    connections: MAX_SOCKETS,
  });
  return {
    send: (legacyRequest) => send(new URL(legacyRequest.path, base), dispatcher, legacyRequest),
    close: () => dispatcher.close(),
  };
}

async function send(
  url: URL,
  dispatcher: Agent,
  { call, method, headers, body, timeout }: LegacyRequest,
): Promise<LegacyResponse> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  try {
    const response = await request(url, {
      dispatcher,
      method,
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }), ...headers },
      body: body ? JSON.stringify(body) : null,
      signal: controller.signal,
      // Overrides the defaults of undici, so that one timeout applies.
      headersTimeout: timeout,
      bodyTimeout: timeout,
    });
    const bytes = Buffer.from(await response.body.arrayBuffer());
    await yieldToEventLoop();
    return { status: response.statusCode, retryAfter: response.headers['retry-after'] !== undefined, bytes };
  } catch (error) {
    if (error instanceof errors.ResponseExceededMaxSizeError) throw createMalformedError(call, error);
    throw createUnavailableError(call, error);
  } finally {
    clearTimeout(timer);
  }
}

/** The HTTP status of a failed call and, for the log, the message of the service. */
export class UpstreamStatus extends Error {
  readonly status: number;
  readonly retryAfter: boolean;

  constructor(status: number, retryAfter: boolean, message: string) {
    super(message ? `HTTP ${status}: ${message}` : `HTTP ${status}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

export function isStatus(error: unknown, status: number): boolean {
  return (
    error instanceof GraphQLError &&
    error.originalError instanceof UpstreamStatus &&
    error.originalError.status === status
  );
}
