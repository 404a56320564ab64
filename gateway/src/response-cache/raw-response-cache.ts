import type { IncomingHttpHeaders, IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { ResponseCache } from './response-cache.ts';
import { isAcceptable, toHttpResponse, toContentType } from './http-response.ts';
import { wantsTrace } from './cache-key.ts';
import type { Cors } from '../server/cors.ts';
import type { ConcurrencyLimiter } from '../server/concurrency-limiter.ts';
import type { Metrics } from '../server/metrics.ts';
import type { RawErrors } from '../server/raw-error.ts';

/** What a raw request was found to ask. */
type Known = { key: string; isPersisted: boolean };

/** What the headers that change an answer say and mean, and the requests that came with them. */
type Kind = {
  lang: string | string[];
  accept: string;
  /** Type of the body. */
  sent: string;
  isAcceptable: boolean;
  /** Whether the body is JSON. */
  isJson: boolean;
  type: string;
  known: Map<string, Known>;
};

/** A request as it came. */
type Raw = { kind: Kind; asked: string };

type Settings = {
  answers: ResponseCache;
  metrics: Metrics;
  /** Longest body that is read. */
  bodyLimit: number;
  gate: ConcurrencyLimiter;
  cors: Cors;
  rawErrors: RawErrors;
};

const JSON_TYPE = /^application\/json(?:; ?charset=utf-8)?$/i;
const MAX_KINDS = 100;
const MAX_KNOWN_LENGTH = 8 * 1024 * 1024;
/** What remembering a request takes besides its text. */
const KNOWN_LENGTH = 300;
const MAX_RAW_LENGTH = 16 * 1024;

export type RawResponseCache = ReturnType<typeof createRawResponseCache>;

/**
 * Answers requests that came before, byte for byte, with what is kept, before any framework runs; refuses at once
 * when too many others are on their way; and hands on all else.
 */
export function createRawResponseCache({ answers, metrics, bodyLimit, gate, cors, rawErrors }: Settings) {
  // What is forgotten is learned again by its next request, so there is no order of use to keep up.
  let kinds: Kind[] = [];
  let knownLength = 0;
  const questions = new WeakMap<IncomingMessage, Raw>();
  const bodies = new WeakMap<IncomingMessage, Buffer>();
  let isOpen = true;

  function kindOf({ lang = '', accept = '*/*', 'content-type': sent = '' }: IncomingHttpHeaders): Kind {
    const met = kinds.find((kind) => kind.lang === lang && kind.accept === accept && kind.sent === sent);
    if (met) return met;
    if (kinds.length >= MAX_KINDS) forget();
    const meaning = { isAcceptable: isAcceptable(accept), isJson: JSON_TYPE.test(sent), type: toContentType(accept) };
    const kind = { lang, accept, sent, ...meaning, known: new Map() };
    kinds.push(kind);
    return kind;
  }

  function forget(): void {
    for (const { known } of kinds) known.clear();
    kinds = [];
    knownLength = 0;
  }

  function tryKept({ kind, asked }: Raw, { headers: asking }: IncomingMessage, response: ServerResponse): boolean {
    const question = kind.known.get(asked);
    const found = question && answers.peek(question);
    if (!found) return false;
    const { status, headers, body } = toHttpResponse(found, kind.type, asking['if-none-match']);
    metrics.countCachedResponse(found.kept.value.operation, asking, found.status);
    response.writeHead(status, cors.addTo(headers, asking.origin));
    if (body?.characters === undefined) response.end(body?.bytes);
    else response.end(body.characters, 'latin1');
    return true;
  }

  function handOn(request: IncomingMessage, response: ServerResponse, next: RequestListener, raw?: Raw): void {
    if (gate.tryAcquire(raw ? `${raw.kind.type} ${raw.kind.lang} ${raw.asked}` : Symbol('alone'), response)) {
      if (raw) questions.set(request, raw);
      next(request, response);
      return;
    }
    metrics.countRejection();
    rawErrors.overloaded(request, response);
  }

  function listen(request: IncomingMessage, response: ServerResponse, next: RequestListener): void {
    const { method, url = '', headers } = request;
    // A preflight that is refused would hide from the page why.
    if (!isGraphql(url) || method === 'OPTIONS') {
      next(request, response);
      return;
    }
    if (!isOpen) {
      rawErrors.shuttingDown(request, response);
      return;
    }
    const kind = kindOf(headers);
    const tryKeptFirst = (asked: string, body?: Buffer) => {
      const raw = { kind, asked };
      if (tryKept(raw, request, response)) return;
      if (body) bodies.set(request, body);
      handOn(request, response, next, raw);
    };
    if (!kind.isAcceptable || wantsTrace(headers)) handOn(request, response, next);
    else if (method === 'GET') tryKeptFirst(url);
    else if (method === 'POST' && kind.isJson && hasPlainBody(headers, bodyLimit)) {
      readBody(request, (body) => tryKeptFirst(body.toString('latin1'), body));
    } else handOn(request, response, next);
  }

  return {
    /** Stands before another listener. */
    before:
      (next: RequestListener): RequestListener =>
      (request, response) => {
        if (isHostMissing(request)) rawErrors.reject(request, response, 400);
        else listen(request, response, next);
      },
    /** Remembers what a request asked, so that the next one like it is answered here. */
    learn: (request: IncomingMessage, { key, isPersisted }: Known): void => {
      const raw = questions.get(request);
      if (!raw || raw.asked.length > MAX_RAW_LENGTH || !kinds.includes(raw.kind)) return;
      const length = KNOWN_LENGTH + raw.asked.length + key.length;
      if (knownLength + length > MAX_KNOWN_LENGTH) forget();
      knownLength += length;
      raw.kind.known.set(raw.asked, { key, isPersisted });
    },
    /** The body of a request, where it was read here. */
    bodyOf: (request: IncomingMessage): Buffer | undefined => bodies.get(request),
    /** From now on everything is refused. */
    close: (): void => {
      isOpen = false;
    },
  };
}

function isHostMissing({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersion === '1.1';
}

function isGraphql(url: string): boolean {
  return url.startsWith('/graphql') && (url.length === 8 || url[8] === '?');
}

/** A body of a known and permitted length, as it is; everything else is judged by the framework. */
function hasPlainBody(headers: IncomingHttpHeaders, bodyLimit: number): boolean {
  const { 'content-length': length, 'content-encoding': encoding, expect } = headers;
  return !encoding && !expect && length !== undefined && Number(length) <= bodyLimit;
}

function readBody(request: IncomingMessage, onBody: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => onBody(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
}
