import { EventEmitter, once } from 'node:events';

/** A request that has its answer. */
export type LoggedRequest = { kind: string; milliseconds: number; fault?: string };

export type RequestLog = ReturnType<typeof createRequestLog>;

/** Remembers how each request went. */
export function createRequestLog() {
  const all: LoggedRequest[] = [];
  const news = new EventEmitter();

  return {
    all,
    /** Does something and remembers how it went. */
    time: async <Result>(kind: string, work: () => Promise<Result>): Promise<Result> => {
      const begun = performance.now();
      const remember = (fault?: string) => {
        all.push({ kind, milliseconds: performance.now() - begun, ...(fault !== undefined && { fault }) });
        news.emit('answer');
      };
      try {
        const result = await work();
        remember();
        return result;
      } catch (error) {
        remember(String(error));
        throw error;
      }
    },
    /** The next so many. */
    next: async (count: number): Promise<LoggedRequest[]> => {
      const from = all.length;
      while (all.length < from + count) await once(news, 'answer');
      return all.slice(from, from + count);
    },
  };
}

/** In how many milliseconds 99 of 100 had their answer. */
export function p99(requests: readonly LoggedRequest[]): number {
  const sorted = requests.map(({ milliseconds }) => milliseconds).sort((left, right) => left - right);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
}
