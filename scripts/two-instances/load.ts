import { setTimeout as sleep } from 'node:timers/promises';
import { createQueries } from './queries.ts';
import { createRequestLog } from './request-log.ts';
import type { TwoInstances } from './start.ts';
import { createSubmissions } from './submissions.ts';

/** Concurrent clients, each of which pauses between requests. */
const CLIENTS = 8;
const BETWEEN_MS = 30;

export type Load = ReturnType<typeof startLoad>;

/** Sends queries and submissions until `end` is called. */
export function startLoad({ origin, clientAddresses, mailFolder }: TwoInstances) {
  const since = new Date().toISOString();
  const requestLog = createRequestLog();
  const queries = createQueries(origin, requestLog);
  const submissions = createSubmissions({ origin, clientAddresses, mailFolder }, requestLog);
  const reads = [queries.get, queries.post, queries.getUncached, queries.postUncached, queries.getCached];
  const { inquire, subscribe } = submissions;
  const turns = [...reads, inquire, ...reads, inquire, ...reads, subscribe];
  let isStopped = false;
  let turn = 0;

  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!isStopped) {
      // Errors are in the request log.
      await turns[turn++ % turns.length]?.().catch(() => {});
      await sleep(BETWEEN_MS);
    }
  });

  return {
    next: requestLog.next,
    /** Waits for pending requests; returns all requests and submissions. */
    end: async () => {
      isStopped = true;
      await Promise.all(clients);
      queries.close();
      await submissions.close();
      return { requests: requestLog.all, sent: { journal: submissions.journal, since } };
    },
  };
}
