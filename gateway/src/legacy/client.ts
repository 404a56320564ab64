import { type ContentLanguage, type Locale, locales } from '@heliograph/schema/locales.ts';
import type { z } from 'zod';
import type { CacheStore } from '../cache/store.ts';
import type { Report } from '../errors/error-reporting.ts';
import { type CallTrace, createCallTrace } from './call-trace.ts';
import { type CallName, type WriteName, writes } from './calls.ts';
import { SUBMISSION_MS, startDeadline } from './deadline.ts';
import { noListeners, type ParseListeners } from './drift-monitor.ts';
import { openEnvelope, requireData } from './envelope.ts';
import { createPeekingClient } from './peeking-client.ts';
import { createResilience } from './resilience.ts';
import { createIdempotentSubmissions } from './submission-idempotency.ts';
import { createTransport, type LegacyRequest } from './transport.ts';
import { createUpstreamCache, type LocalizedRequest, type UpstreamRequest } from './upstream-cache.ts';

type Submission<Data> = {
  call: WriteName;
  payload: object;
  /** The content service stores one submission per key. */
  idempotencyKey: string;
  /** The reference that the content service should give to the submission. */
  receipt: string;
  headers?: Record<string, string>;
  schema: z.core.$ZodType<Data>;
};

/** The content service as a data source of one operation, in the language of its locale. */
export type LegacyClient = {
  locale: Locale;
  language: ContentLanguage;
  /** Null if the record does not exist. */
  find: <Data>(request: UpstreamRequest<Data>) => Promise<Data | null>;
  /** Fails if there is no data. */
  get: <Data>(request: UpstreamRequest<Data>) => Promise<Data>;
  /** Not retried. A second submission with the same key and payload returns the first receipt. */
  submit: <Data>(submission: Submission<Data>) => Promise<Data>;
};

export type ClientSettings = {
  onCall?: (trace: CallTrace) => void;
  /** Wait for fresh data instead of serving stale data. */
  requireFresh?: boolean;
};

export type LegacyService = {
  inLocale: (locale: Locale, settings?: ClientSettings) => LegacyClient;
  /** A client that reads the upstream cache and sends nothing. */
  peekInLocale: (locale: Locale, settings?: ClientSettings) => LegacyClient;
  /** Sends a read now, outside of all caches and limits: for requests of the gateway itself. Null if there is no data. */
  findUncached: <Data>(request: LocalizedRequest<Data>) => Promise<Data | null>;
  /** Removes cached responses by tag; returns how many. */
  purge: (tags: ReadonlySet<string>) => number;
  close: () => Promise<void>;
};

type ServiceSettings = {
  report: Report;
  listeners?: ParseListeners | undefined;
  /** Of the upstream cache; 0 disables it. */
  maxBytes?: number | undefined;
  maxParseCacheBytes?: number | undefined;
  store?: CacheStore | undefined;
  now?: (() => number) | undefined;
};

const MAX_CACHE_BYTES = 64 * 1024 * 1024;
const MAX_PARSE_CACHE_BYTES = 32 * 1024 * 1024;

export function createLegacyService(baseUrl: string, settings: ServiceSettings): LegacyService {
  const { report, listeners = noListeners, store, now } = settings;
  const { maxBytes = MAX_CACHE_BYTES, maxParseCacheBytes = MAX_PARSE_CACHE_BYTES } = settings;
  const transport = createTransport(baseUrl);
  const resilience = createResilience();
  const submissions = createIdempotentSubmissions();
  const upstreamCache = createUpstreamCache({
    transport,
    resilience,
    report,
    listeners,
    maxBytes,
    maxParseCacheBytes,
    store,
    now,
  });

  const save = <Data>(submission: Submission<Data>, locale: Locale): Promise<Data> => {
    const { call, schema } = submission;
    return resilience.write(call, async () => {
      const response = await transport.send(toWriteRequest(submission, locale));
      return requireData(call, openEnvelope(response, { call, schema, listeners }));
    });
  };

  function inLocale(locale: Locale, { onCall = () => {}, requireFresh = false }: ClientSettings = {}): LegacyClient {
    const deadline = startDeadline();
    /** By cache key: an operation sends an equal read once, even if the cache is disabled. */
    const reads = new Map<string, Promise<unknown>>();

    async function traced<Data>(call: CallName, work: (trace: CallTrace) => Promise<Data>): Promise<Data> {
      const trace = createCallTrace(call);
      const start = performance.now();
      onCall(trace);
      try {
        return await deadline.apply(call, work(trace));
      } finally {
        trace.milliseconds = Math.round(performance.now() - start);
      }
    }

    const read = <Data>(request: UpstreamRequest<Data>, key: string): Promise<Data | null> =>
      traced(request.call, async (trace) => {
        trace.key = key;
        const onFetch = () => {
          trace.cache = 'miss';
        };
        const localized = { ...request, locale };
        const { entry, status, ageMs } = await upstreamCache.fetch(key, localized, { requireFresh, onFetch });
        const { tags, allowStale } = entry;
        Object.assign(trace, { cache: status, ttlMs: upstreamCache.remainingTtlMs(entry), tags, allowStale });
        const isCached = status === 'hit' || status === 'stale';
        Object.assign(trace, { ageMs: isCached ? ageMs : 0, isFailing: status === 'stale' && entry.retryAt > 0 });
        // A call always has the same schema, which parsed the cached value.
        return entry.value as Data | null;
      });

    const find = <Data>(request: UpstreamRequest<Data>): Promise<Data | null> => {
      const key = upstreamCache.toKey({ ...request, locale });
      const running = reads.get(key);
      // A call always has the same schema.
      if (running !== undefined) return running as Promise<Data | null>;
      const response = read(request, key);
      reads.set(key, response);
      response.catch(() => reads.delete(key));
      return response;
    };

    const submit = <Data>(submission: Submission<Data>): Promise<Data> =>
      traced(submission.call, () => submissions.once(submission, () => save(submission, locale)));

    return {
      locale,
      language: locales[locale].content,
      find,
      get: async (request) => requireData(request.call, await find(request)),
      submit,
    };
  }

  return {
    inLocale,
    peekInLocale: (locale, settings = {}) => createPeekingClient(upstreamCache, locale, settings),
    findUncached: upstreamCache.fetchUncached,
    purge: upstreamCache.purge,
    close: transport.close,
  };
}

function toWriteRequest(
  { call, payload, idempotencyKey, receipt, headers }: Submission<unknown>,
  locale: Locale,
): LegacyRequest {
  const language = locales[locale].content;
  return {
    call,
    ...writes[call],
    headers: { ...headers, lang: language, 'idempotency-key': idempotencyKey, 'submission-id': receipt },
    body: { ...payload, language },
    timeout: SUBMISSION_MS,
  };
}
