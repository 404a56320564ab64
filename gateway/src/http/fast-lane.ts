import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AnswerCache } from '../answers/answer-cache.ts';
import { isAcceptable, toReply, typeOf } from '../answers/head.ts';
import { localeOfHeader } from '../context.ts';
import { OVERLOADED } from './errors.ts';
import type { Gate } from './gate.ts';
import type { Metrics } from './metrics.ts';

/** A request as it came: the headers that change its answer, and what it asks. */
type Raw = { kind: string; asked: string };

/** What a raw request was found to ask. */
type Known = { key: string; isPersisted: boolean };

type Settings = {
  answers: AnswerCache;
  metrics: Metrics;
  /** Longest body that is read. */
  bodyLimit: number;
  gate: Gate;
};

const MAX_KNOWN_LENGTH = 8 * 1024 * 1024;
const MAX_RAW_LENGTH = 16 * 1024;
const REFUSAL = JSON.stringify(OVERLOADED);
const REFUSAL_HEAD = [
  ...['content-type', 'application/json; charset=utf-8'],
  ...['content-length', String(Buffer.byteLength(REFUSAL))],
  ...['cache-control', 'no-store', 'retry-after', '1'],
];

export type FastLane = ReturnType<typeof createFastLane>;

/**
 * Answers requests that came before, byte for byte, with what is kept, before any framework runs; refuses at once
 * when too many others are on their way; and hands on all else.
 */
export function createFastLane({ answers, metrics, bodyLimit, gate }: Settings) {
  // By the headers that count, of which there are few combinations, then by what is asked. What is forgotten is learned
  // again by its next request, so there is no order of use to keep up.
  const known = new Map<string, Map<string, Known>>();
  let knownLength = 0;
  const questions = new WeakMap<IncomingMessage, Raw>();
  const bodies = new WeakMap<IncomingMessage, Buffer>();
  let isOpen = true;

  function tryKept({ kind, asked }: Raw, request: IncomingMessage, response: ServerResponse): boolean {
    const question = known.get(kind)?.get(asked);
    const found = question && answers.lookUp(question);
    if (!found) return false;
    const { status, headers, bytes } = toReply(found, answers.age(found.kept), request.headers);
    metrics.countAnswer(found.kept.value.operation, request.headers, found.status);
    response.writeHead(status, headers).end(bytes);
    return true;
  }

  function handOn(request: IncomingMessage, response: ServerResponse, next: RequestListener, raw?: Raw): void {
    if (gate.tryEnter(raw ? `${raw.kind} ${raw.asked}` : Symbol('alone'), response)) {
      if (raw) questions.set(request, raw);
      next(request, response);
      return;
    }
    metrics.countRefusal();
    response.writeHead(503, REFUSAL_HEAD).end(REFUSAL);
    request.resume();
  }

  function listen(request: IncomingMessage, response: ServerResponse, next: RequestListener): void {
    const { method, url = '' } = request;
    if (!isOpen || !isGraphql(url)) {
      next(request, response);
      return;
    }
    const { headers } = request;
    const tryKeptFirst = (asked: string, body?: Buffer) => {
      const raw = { kind: toKind(headers), asked };
      if (tryKept(raw, request, response)) return;
      if (body) bodies.set(request, body);
      handOn(request, response, next, raw);
    };
    if (!isAcceptable(headers.accept) || headers['x-legacy-calls'] !== undefined) handOn(request, response, next);
    else if (method === 'GET') tryKeptFirst(url);
    else if (method === 'POST' && hasPlainBody(headers, bodyLimit)) {
      readBody(request, (body) => tryKeptFirst(body.toString('latin1'), body));
    } else handOn(request, response, next);
  }

  return {
    /** Stands before another listener. */
    before:
      (next: RequestListener): RequestListener =>
      (request, response) =>
        listen(request, response, next),
    /** Remembers what a request asked, so that the next one like it is answered here. */
    learn: (request: IncomingMessage, { key, isPersisted }: Known): void => {
      const raw = questions.get(request);
      if (!raw || raw.asked.length > MAX_RAW_LENGTH) return;
      knownLength += raw.asked.length + key.length;
      if (knownLength > MAX_KNOWN_LENGTH) {
        known.clear();
        knownLength = raw.asked.length + key.length;
      }
      const ofKind = known.get(raw.kind) ?? new Map<string, Known>();
      known.set(raw.kind, ofKind.set(raw.asked, { key, isPersisted }));
    },
    /** The body of a request, where it was read here. */
    bodyOf: (request: IncomingMessage): Buffer | undefined => bodies.get(request),
    /** From now on everything is handed on. */
    close: (): void => {
      isOpen = false;
    },
  };
}

function isGraphql(url: string): boolean {
  return url.startsWith('/graphql') && (url.length === 8 || url[8] === '?');
}

/** The headers that change an answer. */
function toKind({ lang, accept }: IncomingHttpHeaders): string {
  return `${localeOfHeader(lang)} ${typeOf(accept)}`;
}

/** JSON of a known and permitted length, as it is; everything else is judged by the framework. */
function hasPlainBody(headers: IncomingHttpHeaders, bodyLimit: number): boolean {
  const { 'content-length': length, 'content-type': type, 'content-encoding': encoding, expect } = headers;
  const isJson = /^application\/json(?:; ?charset=utf-8)?$/i.test(type ?? '');
  return isJson && !encoding && !expect && length !== undefined && Number(length) <= bodyLimit;
}

function readBody(request: IncomingMessage, onBody: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => onBody(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
}
