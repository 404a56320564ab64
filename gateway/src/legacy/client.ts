import { type ContentLanguage, type Locale, locales } from '@heliograph/schema/locales.ts';
import type { z } from 'zod';
import { createRefusedError } from '../errors/errors.ts';
import type { Report } from '../errors/error-reporting.ts';
import type { CacheStatus } from '../cache/swr-cache.ts';
import type { CacheStore } from '../cache/store.ts';
import { type CallName, type WriteName, writes } from './calls.ts';
import { SUBMISSION_MS, startDeadline } from './deadline.ts';
import type { DriftListener } from './drift-monitor.ts';
import { CODE_NOT_FOUND, openEnvelope } from './envelope.ts';
import { createUpstreamCache, type UpstreamRequest } from './upstream-cache.ts';
import { createResilience } from './resilience.ts';
import { createSubmissions } from './submissions.ts';
import { createTransport, type LegacyRequest } from './transport.ts';

type Submission<Answer> = {
  call: WriteName;
  payload: object;
  /** The service stores a submission once for each key. */
  idempotencyKey: string;
  headers?: Record<string, string>;
  shape: z.core.$ZodType<Answer>;
};

/** How one call goes: how long it took, whether the service was asked for it, and what is known of its answer. */
export type CallTrace = {
  call: CallName;
  milliseconds: number;
  cache: CacheStatus | 'none';
  /** Milliseconds for which the answer is still fresh. */
  ttlMs: number;
  tags: readonly string[];
  /** Whether the answer may be told at once when it is past its time. */
  allowStale: boolean;
};

/** The content service as one operation sees it: in the language of its locale. */
export type LegacyClient = {
  locale: Locale;
  /** What the service calls the language of the locale. */
  language: ContentLanguage;
  /** The data of an answer, or null where the service says that there is none. */
  find: <Answer>(question: UpstreamRequest<Answer>) => Promise<Answer | null>;
  /** The data of an answer. */
  get: <Answer>(question: UpstreamRequest<Answer>) => Promise<Answer>;
  /** Stores something. Never sent twice by itself; sent again with the same key and content, it has the same receipt. */
  submit: <Answer>(submission: Submission<Answer>) => Promise<Answer>;
};

type ClientSettings = {
  onCall?: (trace: CallTrace) => void;
  /** Whether to wait for something new instead of taking what is past its time. */
  requireFresh?: boolean;
};

export type LegacyService = {
  inLocale: (locale: Locale, settings?: ClientSettings) => LegacyClient;
  /** Forgets what tells about any of these tags. */
  purge: (tags: ReadonlySet<string>) => number;
  close: () => Promise<void>;
};

type ServiceSettings = {
  report: Report;
  /** Told of values that a response lacks or that do not fit. */
  onDrift?: DriftListener | undefined;
  /** Most that is kept of its answers; nothing is kept or shared when it is 0. */
  maxBytes?: number | undefined;
  /** Most that is kept of what answers mean, so that one that comes again unchanged is not read again. */
  maxReadBytes?: number | undefined;
  store?: CacheStore | undefined;
  now?: (() => number) | undefined;
};

const MAX_KEPT_BYTES = 64 * 1024 * 1024;
const MAX_READ_BYTES = 32 * 1024 * 1024;

/** Asks the content service in the language of a locale, and keeps what it answered, parsed. */
export function createLegacyService(
  baseUrl: string,
  { report, onDrift = () => {}, maxBytes = MAX_KEPT_BYTES, maxReadBytes = MAX_READ_BYTES, store, now }: ServiceSettings,
): LegacyService {
  const transport = createTransport(baseUrl);
  const resilience = createResilience();
  const submissions = createSubmissions();
  const upstreamCache = createUpstreamCache({ transport, resilience, report, onDrift, maxBytes, maxReadBytes, store, now });

  const save = <Answer>(submission: Submission<Answer>, locale: Locale): Promise<Answer> => {
    const { call, shape } = submission;
    return resilience.write(call, async () => {
      const response = await transport.send(toWriteRequest(submission, locale));
      return orRefuse(call, openEnvelope(response, { call, shape, onDrift }));
    });
  };

  function inLocale(locale: Locale, { onCall = () => {}, requireFresh = false }: ClientSettings = {}): LegacyClient {
    const deadline = startDeadline();

    async function traced<Answer>(call: CallName, work: (trace: CallTrace) => Promise<Answer>): Promise<Answer> {
      const trace: CallTrace = { call, milliseconds: 0, cache: 'none', ttlMs: 0, tags: [], allowStale: false };
      const start = performance.now();
      onCall(trace);
      try {
        return await deadline.hold(call, work(trace));
      } finally {
        trace.milliseconds = Math.round(performance.now() - start);
      }
    }

    const find = <Answer>(question: UpstreamRequest<Answer>): Promise<Answer | null> =>
      traced(question.call, async (trace) => {
        const { kept, status } = await upstreamCache.ask({ ...question, locale }, requireFresh);
        const { tags, allowStale } = kept;
        Object.assign(trace, { cache: status, ttlMs: upstreamCache.remaining(kept), tags, allowStale });
        // Only the reader fills what is kept, and a call always comes with the same shape.
        return kept.value as Answer | null;
      });

    const submit = <Answer>(submission: Submission<Answer>): Promise<Answer> =>
      traced(submission.call, () => submissions.once(submission, () => save(submission, locale)));

    return {
      locale,
      language: locales[locale].content,
      find,
      get: async (question) => orRefuse(question.call, await find(question)),
      submit,
    };
  }

  return { inLocale, purge: upstreamCache.purge, close: transport.close };
}

function orRefuse<Answer>(call: CallName, answer: Answer | null): Answer {
  if (answer === null) throw createRefusedError(call, CODE_NOT_FOUND);
  return answer;
}

function toWriteRequest(
  { call, payload, idempotencyKey, headers }: Submission<unknown>,
  locale: Locale,
): LegacyRequest {
  const language = locales[locale].content;
  return {
    call,
    ...writes[call],
    headers: { ...headers, lang: language, 'idempotency-key': idempotencyKey },
    body: { ...payload, language },
    timeout: SUBMISSION_MS,
  };
}
