/** Renders that take longer have failed. */
const LONGEST_RENDER_MS = 30_000;
const MAX_RUNNING = 10_000;

/**
 * Tracks when each render started: a page that started rendering before a purge may contain outdated data even if it is
 * stored after it.
 */
export function createRenderStartTimes(now: () => number) {
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
    /** Undefined for pages from the build. */
    startOf: (page: object | null): number | undefined => (page ? finished.get(page) : undefined),
  };
}
