import type { HTTPGraphQLHead } from '@apollo/server';
import { createSwrCache, type CacheResult, type CacheValue } from '../cache/swr-cache.ts';
import type { CacheStore } from '../cache/store.ts';
import type { CallTrace } from '../legacy/client.ts';
import { type Answer, toAnswer } from './cached-response.ts';
import type { CacheableRequest } from './cache-key.ts';

/** What came of executing an operation. */
export type ExecutedOperation = HTTPGraphQLHead & {
  text: string;
  /** Whether it has no errors. */
  isWhole: boolean;
  calls: readonly CallTrace[];
};

export type ResponseCache = ReturnType<typeof createResponseCache>;

type Execute = () => Promise<ExecutedOperation>;

type Settings = {
  maxBytes: number;
  store?: CacheStore | undefined;
  now?: (() => number) | undefined;
  onFault: (key: string, error: unknown) => void;
};

/** Documents that anybody can make up have less room, so that they never push out those of the site. */
const OTHERS_SHARE = 1 / 4;
const BYTES_TO_CHARACTER = 2;

/** An answer with errors goes to those who wait for it, and is not kept. */
export class UncacheableError extends Error {
  readonly executed: ExecutedOperation;

  constructor(executed: ExecutedOperation) {
    super('The answer has errors');
    this.executed = executed;
  }
}

/** Whole answers as bytes, by everything that changes them. */
export function createResponseCache({ maxBytes, store, now, onFault }: Settings) {
  const settings = { ...(store && { store }), ...(now && { now }), onFault };
  const persisted = createSwrCache<Answer>({ maxBytes: maxBytes * (1 - OTHERS_SHARE), ...settings });
  const others = createSwrCache<Answer>({ maxBytes: maxBytes * OTHERS_SHARE, ...settings });
  const keeperOf = ({ isPersisted }: { isPersisted: boolean }) => (isPersisted ? persisted : others);

  return {
    /** What is kept for a key, at once. */
    peek: (question: { key: string; isPersisted: boolean }): CacheResult<Answer> | undefined =>
      keeperOf(question).peek(question.key),
    /**
     * What is kept, or what comes of executing the operation, once for all who ask at the same time. How to execute it
     * later is kept along, so that must not hold on to the request.
     */
    get: (question: CacheableRequest, execute: Execute, executeLater: Execute): Promise<CacheResult<Answer>> =>
      keeperOf(question).get(question.key, {
        load: async () => toKeepable(question, await execute()),
        refresh: toRefresh(question, executeLater),
        decode: (text) => toKept(question, text),
      }),
    purge: (tags: ReadonlySet<string>): number => persisted.purge(tags) + others.purge(tags),
    size: () => ({ persisted: persisted.size(), others: others.size() }),
  };
}

function toKeepable(question: CacheableRequest, executed: ExecutedOperation): CacheValue<Answer> {
  if (!executed.isWhole) throw new UncacheableError(executed);
  return {
    ...toKept(question, executed.text),
    toText: () => executed.text,
    // Never longer than what it was made from.
    ttlMs: Math.min(question.maxAge * 1000, ...executed.calls.map(({ ttlMs }) => ttlMs)),
    tags: [...new Set(executed.calls.flatMap(({ tags }) => tags))],
    allowStale: executed.calls.every(({ allowStale }) => allowStale),
  };
}

/** Apart from where it is first asked for: what that can reach would be kept with it. */
function toRefresh(question: CacheableRequest, execute: Execute) {
  return async () => toKeepable(question, await execute());
}

/** The variables are kept once more, to ask again, and so is a text that is in no manifest. */
function toKept({ operation, key, isPersisted, body }: CacheableRequest, text: string) {
  const value = toAnswer(operation, text);
  const asked = key.length + (isPersisted ? 0 : body.query.length);
  return { value, bytes: value.bytes.byteLength + BYTES_TO_CHARACTER * asked };
}
