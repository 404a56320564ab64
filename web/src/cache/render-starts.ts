/** No render takes longer; one that has not finished by then has failed. */
const LONGEST_RENDER_MS = 30_000;
const MAX_KEYS = 10_000;

/**
 * When the rendering of each stored page began. A page that was being rendered while its tags were purged is stored
 * after the purge and may still show what was there before.
 */
export function createRenderStarts(now: () => number = Date.now) {
  const running = new Map<string, number>();
  const finished = new Map<string, number>();

  return {
    begin: (key: string): void => {
      const start = running.get(key);
      if (start !== undefined && now() - start < LONGEST_RENDER_MS) return;
      if (running.size >= MAX_KEYS) running.clear();
      running.set(key, now());
    },
    finish: (key: string): void => {
      const start = running.get(key);
      running.delete(key);
      if (start === undefined) return;
      if (finished.size >= MAX_KEYS) finished.clear();
      finished.set(key, start);
    },
    /** When the rendering of the page that is stored began; not known of pages that were built. */
    startOf: (key: string): number | undefined => finished.get(key),
  };
}
