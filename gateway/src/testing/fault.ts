import type { Hold } from './hold-requests.ts';

export type ReceivedRequest = {
  method: string;
  path: string;
  body: string;
  /** Monotonic time in milliseconds. */
  receivedAt: number;
  /** 1 for the first of equal requests, then 2. */
  attempt: number;
  /** Whether its connection has served a request before. */
  isReused: boolean;
};

export type Body = string | Buffer | Iterable<Buffer>;

/** A fault to inject. All properties are optional and can be combined. */
export type Fault = {
  /** Affected paths; all by default. */
  path?: RegExp;
  /** Affected requests; all by default. */
  when?: (request: ReceivedRequest) => boolean;

  /** Holds the request until it is released. */
  requestHold?: Hold;
  /** Milliseconds before the request reaches the service. */
  requestLatency?: number;
  /** Holds the response until it is released. */
  responseHold?: Hold;
  /** Milliseconds before the response is sent. */
  responseLatency?: number;
  /** Never responds. */
  blackhole?: boolean;
  /** Closes reused connections, like a server whose idle timeout has passed. */
  dropReused?: boolean;

  /** Responds with this status instead of calling the service. */
  status?: number;
  /** Headers of the response; added to those of the service if it is called. */
  headers?: Record<string, string>;
  /** Responds with this body instead of calling the service. */
  body?: Body;
  /** Changes the JSON of the service. */
  rewrite?: (json: unknown, request: ReceivedRequest) => unknown;

  /** Throttles the body. */
  bytesPerSecond?: number;
  /** Bytes of the body after which the connection is reset. */
  resetAfter?: number;
  /** Ends the connection in the middle of a header. */
  truncateHeaders?: boolean;
};
