/** No render takes longer; one that has not finished by then has failed. */
const LONGEST_RENDER_MS = 30_000;
const MAX_RUNNING = 10_000;

/**
 * When the rendering of each page in memory began. A page that was being rendered while its tags were purged is stored
 * after the purge and may still show what was there before.
 */
export function createRenderStarts(now: () => number) {
  const running = new Map<string, number>();
  const finished = new WeakMap<object, number>();

  return {
    begin: (key: string): void => {
      const start = running.get(key);
      if (start !== undefined && now() - start < LONGEST_RENDER_MS) return;
      if (running.size >= MAX_RUNNING) running.clear();
      running.set(key, now());
    },
    finish: (key: string, page: object | null): void => {
      if (page) finished.set(page, running.get(key) ?? now());
      running.delete(key);
    },
    /** When the rendering of a page began; not known of pages that were built. */
    startOf: (page: object | null): number | undefined => (page ? finished.get(page) : undefined),
  };
}
