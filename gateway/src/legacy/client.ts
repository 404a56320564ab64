import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { createMalformedError, createRefusedError } from '../errors.ts';
import type { Report } from '../http/report.ts';
import { type CallName, calls } from './calls.ts';
import { createTransport } from './transport.ts';

const CACHE_BYTES = 64 * 1024 * 1024;
/** A larger answer is not kept: it would push out all the others. */
const MAX_KEPT_BYTES = CACHE_BYTES / 16;
const ABSENT_FRESH_FOR = 60;
const CODE_OK = 200;
const CODE_NOT_FOUND = 404;

const envelope = z.object({
  code: z.coerce.number(),
  data: z.unknown(),
});

type Kept = { answer: unknown; bytes: number };

type Question<Answer> = {
  call: CallName;
  locale: Locale;
  /** Fills the placeholders of the path. */
  params?: Record<string, string>;
  /** Body of a POST; the language is added to it. */
  payload?: object;
  shape: z.ZodType<Answer>;
};

export type LegacyClient = {
  /** The data of an answer, or null where the service says that there is none. */
  find: <Answer>(question: Question<Answer>) => Promise<Answer | null>;
  /** The data of an answer. */
  get: <Answer>(question: Question<Answer>) => Promise<Answer>;
  close: () => Promise<void>;
};

/**
 * Asks the content service in the language of a locale and keeps what it answered, parsed.
 * Equal questions share one request; an answer past its time is served while a new one is fetched,
 * and, however old, when none can be fetched.
 */
export function createLegacyClient(baseUrl: string, report: Report): LegacyClient {
  const transport = createTransport(baseUrl);
  const cache = new LRUCache<string, Kept, Question<unknown>>({
    maxSize: CACHE_BYTES,
    maxEntrySize: MAX_KEPT_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
    ttl: 1,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context, options }) => {
      const kept = await ask(context).catch((error) => {
        // Nobody waits for a refresh in the background, so nobody else would learn that it failed.
        report(context.call, error);
        throw error;
      });
      options.ttl = (kept.answer === null ? ABSENT_FRESH_FOR : calls[context.call].freshFor) * 1000;
      return kept;
    },
  });

  async function ask({ call, locale, params, payload, shape }: Question<unknown>): Promise<Kept> {
    const { method, path } = calls[call];
    const language = locales[locale].content;
    const { json, bytes } = await transport.send({
      call,
      method,
      path: fillPath(path, params),
      headers: { lang: language },
      body: method === 'POST' ? { ...payload, language } : undefined,
    });
    return { answer: open(call, json, shape), bytes };
  }

  async function find<Answer>(question: Question<Answer>): Promise<Answer | null> {
    const { call, locale, params, payload } = question;
    const key = JSON.stringify([call, locales[locale].content, params, payload]);
    // That there was nothing is forgotten in time: what is new must not be denied to its first visitor.
    if (cache.peek(key, { allowStale: true })?.answer === null && cache.getRemainingTTL(key) <= 0) cache.delete(key);
    const kept = await cache.fetch(key, { context: question });
    // Only `open` fills the cache, and a call always comes with the same shape.
    return (kept?.answer ?? null) as Answer | null;
  }

  async function get<Answer>(question: Question<Answer>): Promise<Answer> {
    const answer = await find(question);
    if (answer === null) throw createRefusedError(question.call, CODE_NOT_FOUND);
    return answer;
  }

  return { find, get, close: transport.close };
}

/** Takes an answer out of its envelope: parsed data, null for "there is none", or an error with a code. */
function open(call: CallName, answer: unknown, shape: z.ZodType): unknown {
  const opened = envelope.safeParse(answer);
  if (!opened.success) throw createMalformedError(call, opened.error);
  const { code, data } = opened.data;
  if (code === CODE_NOT_FOUND) return null;
  if (code !== CODE_OK) throw createRefusedError(call, code);
  const parsed = shape.safeParse(data);
  if (!parsed.success) throw createMalformedError(call, parsed.error);
  return parsed.data;
}

function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
