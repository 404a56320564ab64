import { setTimeout } from 'node:timers';
import { GraphQLError } from 'graphql';
import { Agent, errors, request } from 'undici';
import { createMalformedError, createUnavailableError } from '../errors/errors.ts';
import { createEventLoopYield } from './yield-to-event-loop.ts';

const CONNECT_TIMEOUT_MS = 500;
const MAX_BODY_BYTES = 8 * 1024 * 1024;
const MAX_SOCKETS = 64;

/** What is done with an answer comes after it. */
const pass = createEventLoopYield();

export type LegacyRequest = {
  /** Name for messages; never the address. */
  call: string;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body: object | undefined;
  /** Milliseconds until the attempt is given up. */
  timeout: number;
};

export type LegacyResponse = {
  status: number;
  /** Whether the service asked for patience. */
  retryAfter: boolean;
  bytes: Buffer;
};

export type Transport = {
  send: (request: LegacyRequest) => Promise<LegacyResponse>;
  close: () => Promise<void>;
};

/** The only place from which the gateway reaches the content service. Returns a response of any status, or throws a coded error. */
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
      // One limit holds for a request: its own.
      headersTimeout: timeout,
      bodyTimeout: timeout,
    });
    const bytes = Buffer.from(await response.body.arrayBuffer());
    await pass();
    return { status: response.statusCode, retryAfter: response.headers['retry-after'] !== undefined, bytes };
  } catch (error) {
    if (error instanceof errors.ResponseExceededMaxSizeError) throw createMalformedError(call, error);
    throw createUnavailableError(call, error);
  } finally {
    clearTimeout(timer);
  }
}

/** The service refused or failed: its HTTP status, and for the log its message. */
export class UpstreamStatus extends Error {
  readonly status: number;
  readonly retryAfter: boolean;

  constructor(status: number, retryAfter: boolean, message: string) {
    super(message ? `HTTP ${status}: ${message}` : `HTTP ${status}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Whether a failed call failed with this status. */
export function isStatus(error: unknown, status: number): boolean {
  return (
    error instanceof GraphQLError &&
    error.originalError instanceof UpstreamStatus &&
    error.originalError.status === status
  );
}
