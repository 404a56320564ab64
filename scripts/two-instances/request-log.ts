import { EventEmitter, once } from 'node:events';

/** A completed request. */
export type LoggedRequest = { kind: string; milliseconds: number; fault?: string };

export type RequestLog = ReturnType<typeof createRequestLog>;

export function createRequestLog() {
  const all: LoggedRequest[] = [];
  const events = new EventEmitter();

  return {
    all,
    /** Runs a request and logs its duration and error. */
    time: async <Result>(kind: string, work: () => Promise<Result>): Promise<Result> => {
      const startedAt = performance.now();
      const add = (fault?: string) => {
        all.push({ kind, milliseconds: performance.now() - startedAt, ...(fault !== undefined && { fault }) });
        events.emit('request');
      };
      try {
        const result = await work();
        add();
        return result;
      } catch (error) {
        add(String(error));
        throw error;
      }
    },
    /** Waits for the next `count` requests. */
    next: async (count: number): Promise<LoggedRequest[]> => {
      const from = all.length;
      while (all.length < from + count) await once(events, 'request');
      return all.slice(from, from + count);
    },
  };
}

/** The 99th percentile in milliseconds. */
export function p99(requests: readonly LoggedRequest[]): number {
  const sorted = requests.map(({ milliseconds }) => milliseconds).sort((left, right) => left - right);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
}
