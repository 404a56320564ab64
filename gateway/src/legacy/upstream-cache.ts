import { type Locale, locales } from '@heliograph/schema/locales.ts';
import type { z } from 'zod';
import { createRefusedError } from '../errors/errors.ts';
import type { Report } from '../errors/error-reporting.ts';
import { createSwrCache } from '../cache/swr-cache.ts';
import type { CacheStore } from '../cache/store.ts';
import { mayBeAbsent, type ReadName, reads } from './calls.ts';
import { READ_ATTEMPT_MS } from './deadline.ts';
import type { DriftListener } from './drift-monitor.ts';
import { CODE_NOT_FOUND } from './envelope.ts';
import { fillPath } from './paths.ts';
import { createParseCache } from './parse-cache.ts';
import type { Resilience } from './resilience.ts';
import type { LegacyRequest, Transport } from './transport.ts';

/** Something to read from the content service. */
export type UpstreamRequest<Answer> = {
  call: ReadName;
  /** Fills the placeholders of the path. */
  params?: Record<string, string>;
  /** Added to the path. */
  query?: Record<string, string>;
  /** Body of a POST; the language is added to it. */
  payload?: object;
  shape: z.core.$ZodType<Answer>;
};

export type LocalizedRequest = UpstreamRequest<unknown> & { locale: Locale };

/** That there was nothing is forgotten soon: what is new must not be denied to its first visitor. */
const ABSENT_TTL_SECONDS = 60;

type Settings = {
  transport: Transport;
  resilience: Resilience;
  report: Report;
  onDrift: DriftListener;
  maxBytes: number;
  maxReadBytes: number;
  store?: CacheStore | undefined;
  now?: (() => number) | undefined;
};

/** What the content service answered, parsed, shared by all operations. */
export function createUpstreamCache({
  transport,
  resilience,
  report,
  onDrift,
  maxBytes,
  maxReadBytes,
  store,
  now,
}: Settings) {
  const read = createParseCache(maxReadBytes, onDrift);
  const cache = createSwrCache<unknown>({
    maxBytes,
    ...(store && { store }),
    ...(now && { now }),
    onFault: (key, error) => report(`refresh of ${key.slice(0, 80)}`, error),
  });

  return {
    ...cache,
    ask: (asked: LocalizedRequest, requireFresh: boolean) => {
      const { call, locale, params, query, payload, shape } = asked;
      const key = JSON.stringify([call, locales[locale].content, params, query, payload]);
      const load = () =>
        resilience.read(call, async () => {
          const response = await transport.send(toRequest(asked));
          const { ids, ...answer } = read(call, response, shape);
          const { tag, ttlMs } = reads[call];
          const isAbsent = answer.value === null;
          // A list may be empty, and is never absent: what says so is a fault.
          if (isAbsent && !mayBeAbsent(call)) throw createRefusedError(call, CODE_NOT_FOUND);
          return {
            ...answer,
            toText: () => response.bytes.toString(),
            ttlMs: (isAbsent ? ABSENT_TTL_SECONDS : ttlMs) * 1000,
            tags: toTags(tag, params?.id, ids),
            allowStale: !isAbsent,
          };
        });
      return cache.get(key, {
        load,
        refresh: load,
        decode: (text) => read(call, { status: 200, retryAfter: false, bytes: Buffer.from(text) }, shape),
        requireFresh,
      });
    },
  };
}

/** What an answer tells about; that there is none tells about what was asked for. */
function toTags(tag: string, asked: string | undefined, found: readonly (string | number)[]): string[] {
  const ids = new Set([...(asked === undefined ? [] : [asked]), ...found.map(String)]);
  return [tag, ...[...ids].map((id) => `${tag}:${id}`)];
}

function toRequest({ call, locale, params, query, payload }: LocalizedRequest): LegacyRequest {
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
