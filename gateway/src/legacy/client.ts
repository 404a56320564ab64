import { type ContentLanguage, type Locale, locales } from '@heliograph/schema/locales.ts';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { createRefusedError } from '../errors.ts';
import type { Report } from '../http/report.ts';
import { type CallName, type ReadName, reads, type WriteName, writes } from './calls.ts';
import { READ_ATTEMPT_MS, startDeadline } from './deadline.ts';
import { CODE_NOT_FOUND, openEnvelope } from './envelope.ts';
import { createResilience, type Resilience } from './resilience.ts';
import { createTransport, type LegacyRequest, type Transport } from './transport.ts';

const CACHE_BYTES = 64 * 1024 * 1024;
/** A larger answer is not kept: it would push out all the others. */
const MAX_KEPT_BYTES = CACHE_BYTES / 16;
const ABSENT_FRESH_FOR = 60;

type Kept = { answer: unknown; bytes: number };

type Question<Answer> = {
  call: ReadName;
  /** Fills the placeholders of the path. */
  params?: Record<string, string>;
  /** Added to the path. */
  query?: Record<string, string>;
  /** Body of a POST; the language is added to it. */
  payload?: object;
  shape: z.ZodType<Answer>;
};

type Submission<Answer> = {
  call: WriteName;
  payload: object;
  /** The service stores a submission once for each key. */
  idempotencyKey: string;
  headers?: Record<string, string>;
  shape: z.ZodType<Answer>;
};

/** How one call went: how long it took, and whether the service was asked for it. */
export type CallTrace = { call: CallName; milliseconds: number; cache: string };

/** The content service as one operation sees it: in the language of its locale. */
export type LegacyClient = {
  locale: Locale;
  /** What the service calls the language of the locale. */
  language: ContentLanguage;
  /** The data of an answer, or null where the service says that there is none. */
  find: <Answer>(question: Question<Answer>) => Promise<Answer | null>;
  /** The data of an answer. */
  get: <Answer>(question: Question<Answer>) => Promise<Answer>;
  /** Stores something; never tried twice. */
  submit: <Answer>(submission: Submission<Answer>) => Promise<Answer>;
};

export type LegacyService = {
  inLocale: (locale: Locale, onCall?: (trace: CallTrace) => void) => LegacyClient;
  close: () => Promise<void>;
};

type Asked = Question<unknown> & { locale: Locale };

type CacheStatus = LRUCache.Status<string, Kept, Asked>;

/**
 * Asks the content service in the language of a locale and keeps what it answered, parsed.
 * Equal questions share one request; an answer past its time is served while a new one is fetched,
 * and, however old, when none can be fetched.
 */
export function createLegacyService(baseUrl: string, report: Report): LegacyService {
  const transport = createTransport(baseUrl);
  const resilience = createResilience();
  const cache = createCache(transport, resilience, report);

  async function find(asked: Asked, status: CacheStatus): Promise<unknown> {
    const { call, locale, params, query, payload } = asked;
    const key = JSON.stringify([call, locales[locale].content, params, query, payload]);
    // That there was nothing is forgotten in time: what is new must not be denied to its first visitor.
    if (cache.peek(key, { allowStale: true })?.answer === null && cache.getRemainingTTL(key) <= 0) cache.delete(key);
    return (await cache.fetch(key, { context: asked, status }))?.answer ?? null;
  }

  return {
    inLocale: (locale, onCall = () => {}) => {
      const deadline = startDeadline();
      const timed = async <Answer>(call: CallName, work: (status: CacheStatus) => Promise<Answer>) => {
        const status: CacheStatus = {};
        const start = performance.now();
        try {
          return await deadline.hold(call, work(status));
        } finally {
          onCall({ call, milliseconds: Math.round(performance.now() - start), cache: status.fetch ?? 'none' });
        }
      };
      // Only `openEnvelope` fills the cache, and a call always comes with the same shape.
      const ask = <Answer>(question: Question<Answer>) =>
        timed(question.call, (status) => find({ ...question, locale }, status)) as Promise<Answer | null>;
      return {
        locale,
        language: locales[locale].content,
        find: ask,
        get: async (question) => orRefuse(question.call, await ask(question)),
        submit: async (submission) =>
          timed(submission.call, async () => {
            const { call, shape } = submission;
            const request = toWriteRequest(submission, locale, deadline.remaining());
            return resilience.write(call, async () => {
              const { json } = await transport.send(request);
              return orRefuse(call, openEnvelope(call, json, shape));
            });
          }),
      };
    },
    close: transport.close,
  };
}

function orRefuse<Answer>(call: CallName, answer: Answer | null): Answer {
  if (answer === null) throw createRefusedError(call, CODE_NOT_FOUND);
  return answer;
}

function createCache(transport: Transport, resilience: Resilience, report: Report) {
  return new LRUCache<string, Kept, Asked>({
    maxSize: CACHE_BYTES,
    maxEntrySize: MAX_KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
    ttl: 1,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context, options }) => {
      const { call, shape } = context;
      try {
        const kept = await resilience.read(call, async () => {
          const { json, bytes } = await transport.send(toReadRequest(context));
          return { answer: openEnvelope(call, json, shape), bytes };
        });
        options.ttl = (kept.answer === null ? ABSENT_FRESH_FOR : reads[call].freshFor) * 1000;
        return kept;
      } catch (error) {
        // Nobody waits for a refresh in the background, so nobody else would learn that it failed.
        report(call, error);
        throw error;
      }
    },
  });
}

function toReadRequest({ call, locale, params, query, payload }: Asked): LegacyRequest {
  const { method, path } = reads[call];
  const language = locales[locale].content;
  return {
    call,
    method,
    path: fillPath(path, params, query),
    headers: { lang: language },
    body: method === 'POST' ? { ...payload, language } : undefined,
    timeout: READ_ATTEMPT_MS,
  };
}

function toWriteRequest(
  { call, payload, idempotencyKey, headers }: Submission<unknown>,
  locale: Locale,
  timeout: number,
): LegacyRequest {
  const language = locales[locale].content;
  return {
    call,
    ...writes[call],
    headers: { ...headers, lang: language, 'idempotency-key': idempotencyKey },
    body: { ...payload, language },
    timeout,
  };
}

function fillPath(path: string, params: Record<string, string> = {}, query?: Record<string, string>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return query ? `${filled}?${new URLSearchParams(query)}` : filled;
}
