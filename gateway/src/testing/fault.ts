import type { Latch } from './latch.ts';

/** A request as it arrived. */
export type ReceivedRequest = {
  method: string;
  path: string;
  body: string;
  /** Milliseconds on a clock that never steps back. */
  at: number;
  /** 1 for the first of equal requests, then 2. */
  attempt: number;
  /** Whether its connection has served a request before. */
  isReused: boolean;
};

export type Body = string | Buffer | Iterable<Buffer>;

/** What is done to requests. What is not set is as it should be, and everything may be combined. */
export type Fault = {
  /** Paths it is for; all, unless told otherwise. */
  path?: RegExp;
  /** Requests it is for; all, unless told otherwise. */
  when?: (seen: ReceivedRequest) => boolean;

  /** Waits until the gate is opened. */
  gate?: Latch;
  /** Milliseconds to wait. */
  latency?: number;
  /** Waits until the gate is opened, when the service has done its work. */
  responseLatch?: Latch;
  /** Milliseconds to wait when the service has done its work. */
  responseLatency?: number;
  /** Never answers. */
  blackhole?: boolean;
  /** Closes a connection that has served a request before, as a server does for which it was idle too long. */
  dropReused?: boolean;

  /** Answers this instead of asking the service. */
  status?: number;
  headers?: Record<string, string>;
  body?: Body;
  /** Changes the JSON of the service. */
  rewrite?: (json: unknown, seen: ReceivedRequest) => unknown;

  /** Bytes of the body a second. */
  drip?: number;
  /** Bytes of the body until the connection is reset. */
  resetAfter?: number;
  /** Ends the connection in the middle of a header. */
  truncateHeaders?: boolean;
};
