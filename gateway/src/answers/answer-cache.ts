import type { HTTPGraphQLHead } from '@apollo/server';
import { createKeeper, type Found, type Keepable } from '../keep/keeper.ts';
import type { Shelf } from '../keep/shelf.ts';
import type { CallTrace } from '../legacy/client.ts';
import { type Answer, toAnswer } from './answer.ts';
import type { AnswerQuestion } from './question.ts';

/** What came of executing an operation. */
export type Executed = HTTPGraphQLHead & {
  text: string;
  /** Whether it has no errors. */
  isWhole: boolean;
  calls: readonly CallTrace[];
};

export type AnswerCache = ReturnType<typeof createAnswerCache>;

type Settings = {
  maxBytes: number;
  shelf?: Shelf | undefined;
  now?: (() => number) | undefined;
  onFault: (key: string, error: unknown) => void;
};

/** Documents that anybody can make up have less room, so that they never push out those of the site. */
const OTHERS_SHARE = 1 / 4;

/** An answer with errors goes to those who wait for it, and is not kept. */
export class NotKept extends Error {
  readonly executed: Executed;

  constructor(executed: Executed) {
    super('The answer has errors');
    this.executed = executed;
  }
}

/** Whole answers as bytes, by everything that changes them. */
export function createAnswerCache({ maxBytes, shelf, now, onFault }: Settings) {
  const settings = { ...(shelf && { shelf }), ...(now && { now }), onFault };
  const persisted = createKeeper<Answer>({ maxBytes: maxBytes * (1 - OTHERS_SHARE), ...settings });
  const others = createKeeper<Answer>({ maxBytes: maxBytes * OTHERS_SHARE, ...settings });
  const keeperOf = ({ isPersisted }: { isPersisted: boolean }) => (isPersisted ? persisted : others);

  return {
    /** What is kept for a key, at once. */
    lookUp: (question: { key: string; isPersisted: boolean }): Found<Answer> | undefined =>
      keeperOf(question).lookUp(question.key),
    /** What is kept, or what comes of executing the operation, once for all who ask at the same time. */
    get: (question: AnswerQuestion, execute: (isRefresh: boolean) => Promise<Executed>): Promise<Found<Answer>> =>
      keeperOf(question).get(question.key, {
        load: async (isRefresh) => toKeepable(question, await execute(isRefresh)),
        decode: (text) => toKept(question.operation, text),
      }),
    purge: (tags: ReadonlySet<string>): number => persisted.purge(tags) + others.purge(tags),
    size: () => ({ persisted: persisted.size(), others: others.size() }),
  };
}

function toKeepable({ operation, maxAge }: AnswerQuestion, executed: Executed): Keepable<Answer> {
  if (!executed.isWhole) throw new NotKept(executed);
  return {
    ...toKept(operation, executed.text),
    toText: () => executed.text,
    // Never longer than what it was made from.
    freshFor: Math.min(maxAge * 1000, ...executed.calls.map(({ freshFor }) => freshFor)),
    tags: [...new Set(executed.calls.flatMap(({ tags }) => tags))],
  };
}

function toKept(operation: string, text: string) {
  const value = toAnswer(operation, text);
  return { value, bytes: value.bytes.byteLength };
}
