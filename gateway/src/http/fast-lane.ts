import { randomUUID } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { AnswerCache } from '../answers/answer-cache.ts';
import { isAcceptable, toReply, typeOf } from '../answers/head.ts';
import { OVERLOADED } from './errors.ts';
import type { Slots } from './execute.ts';
import type { Metrics } from './metrics.ts';

/** What a raw request was found to ask. */
type Known = { key: string; isPersisted: boolean };

type Settings = {
  answers: AnswerCache;
  metrics: Metrics;
  /** Longest body that is read. */
  bodyLimit: number;
  slots: Slots;
};

const MAX_KNOWN_BYTES = 16 * 1024 * 1024;
const MAX_RAW_LENGTH = 16 * 1024;
const REFUSAL = Buffer.from(JSON.stringify(OVERLOADED));
const REFUSAL_HEAD = [
  ...['content-type', 'application/json; charset=utf-8'],
  ...['content-length', String(REFUSAL.byteLength)],
  ...['cache-control', 'no-store', 'retry-after', '1'],
];

export type FastLane = ReturnType<typeof createFastLane>;

/**
 * Answers requests that came before, byte for byte, with what is kept, before any framework runs; refuses at once
 * when too many others are on their way; and hands on all else.
 */
export function createFastLane({ answers, metrics, bodyLimit, slots }: Settings) {
  const known = new LRUCache<string, Known>({
    maxSize: MAX_KNOWN_BYTES,
    sizeCalculation: ({ key }, raw) => 2 * (raw.length + key.length),
  });
  const raws = new WeakMap<IncomingMessage, string>();
  const bodies = new WeakMap<IncomingMessage, Buffer>();
  let isOpen = true;

  function tryKept(raw: string, request: IncomingMessage, response: ServerResponse): boolean {
    const question = known.get(raw);
    const found = question && answers.lookUp(question);
    if (!found) return false;
    const { status, headers, bytes } = toReply(found, answers.age(found.kept), request.headers);
    metrics.countAnswer(found.kept.value.operation, request.headers, found.status);
    headers.push('x-request-id', randomUUID());
    response.writeHead(status, headers).end(bytes);
    return true;
  }

  function handOn(request: IncomingMessage, response: ServerResponse, next: RequestListener): void {
    if (slots.executionSlots > 0) {
      next(request, response);
      return;
    }
    metrics.countRefusal();
    response.writeHead(503, REFUSAL_HEAD).end(REFUSAL);
    request.resume();
  }

  function tryKeptFirst(raw: string, request: IncomingMessage, response: ServerResponse, next: RequestListener): void {
    if (tryKept(raw, request, response)) return;
    raws.set(request, raw);
    handOn(request, response, next);
  }

  function listen(request: IncomingMessage, response: ServerResponse, next: RequestListener): void {
    const { method, url = '' } = request;
    if (!isOpen || !/^\/graphql(?:\?|$)/.test(url)) {
      next(request, response);
    } else if (!isAcceptable(request.headers.accept)) {
      handOn(request, response, next);
    } else if (method === 'GET') {
      tryKeptFirst(toRaw(request, url), request, response, next);
    } else if (hasPlainBody(request, bodyLimit)) {
      readBody(request, (body) => {
        bodies.set(request, body);
        tryKeptFirst(toRaw(request, body.toString('latin1')), request, response, next);
      });
    } else {
      handOn(request, response, next);
    }
  }

  return {
    /** Stands before another listener. */
    before:
      (next: RequestListener): RequestListener =>
      (request, response) =>
        listen(request, response, next),
    /** Remembers what a request asked, so that the next one like it is answered here. */
    learn: (request: IncomingMessage, { key, isPersisted }: Known): void => {
      const raw = raws.get(request);
      if (raw !== undefined && raw.length <= MAX_RAW_LENGTH) known.set(raw, { key, isPersisted });
    },
    /** The body of a request, where it was read here. */
    bodyOf: (request: IncomingMessage): Buffer | undefined => bodies.get(request),
    /** From now on everything is handed on. */
    close: (): void => {
      isOpen = false;
    },
  };
}

/** Everything of a request that changes its answer. */
function toRaw({ headers }: IncomingMessage, asked: string): string {
  const { lang = '', accept } = headers;
  return `${lang} ${typeOf(accept)} ${headers['x-legacy-calls'] ?? ''} ${asked}`;
}

/** JSON of a known and permitted length, as it is; everything else is judged by the framework. */
function hasPlainBody({ method, headers }: IncomingMessage, bodyLimit: number): boolean {
  const { 'content-length': length, 'content-type': type, 'content-encoding': encoding, expect } = headers;
  const isJson = /^application\/json(?:; ?charset=utf-8)?$/i.test(type ?? '');
  return method === 'POST' && isJson && !encoding && !expect && length !== undefined && Number(length) <= bodyLimit;
}

function readBody(request: IncomingMessage, onBody: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => onBody(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
}
