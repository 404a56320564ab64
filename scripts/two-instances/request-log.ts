import { EventEmitter, once } from 'node:events';

/** A request that has its answer. */
export type Timed = { kind: string; milliseconds: number; fault?: string };

export type RequestRecord = ReturnType<typeof createRecord>;

/** Remembers how each request went. */
export function createRecord() {
  const all: Timed[] = [];
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
    next: async (count: number): Promise<Timed[]> => {
      const from = all.length;
      while (all.length < from + count) await once(news, 'answer');
      return all.slice(from, from + count);
    },
  };
}

/** In how many milliseconds 99 of 100 had their answer. */
export function slowestButOnePercent(requests: readonly Timed[]): number {
  const sorted = requests.map(({ milliseconds }) => milliseconds).sort((left, right) => left - right);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
}
