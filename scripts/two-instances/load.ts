import { setTimeout as pause } from 'node:timers/promises';
import { createQueries } from './queries.ts';
import { createRequestLog } from './request-log.ts';
import type { TwoInstances } from './start.ts';
import { createSubmissions } from './submissions.ts';

/** So many ask at the same time, each with a moment between two requests. */
const CLIENTS = 8;
const BETWEEN_MS = 30;

export type Load = ReturnType<typeof startLoad>;

/** Asks and submits until it is told to end. */
export function startLoad({ origin, visitors }: TwoInstances) {
  const since = new Date().toISOString();
  const record = createRequestLog();
  const queries = createQueries(origin, record);
  const submissions = createSubmissions(origin, visitors, record);
  const reads = [queries.get, queries.post, queries.getUncached, queries.postUncached, queries.getCached];
  const { inquire, subscribe } = submissions;
  const turns = [...reads, inquire, ...reads, inquire, ...reads, subscribe];
  let isStopped = false;
  let turn = 0;

  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!isStopped) {
      // What went wrong is in the record.
      await turns[turn++ % turns.length]?.().catch(() => {});
      await pause(BETWEEN_MS);
    }
  });

  return {
    next: record.next,
    /** Waits for what is under way; answers how every request went, and what was submitted. */
    end: async () => {
      isStopped = true;
      await Promise.all(clients);
      queries.close();
      await submissions.close();
      return { requests: record.all, sent: { journal: submissions.journal, since } };
    },
  };
}
