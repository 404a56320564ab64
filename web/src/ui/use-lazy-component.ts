import { startTransition, useCallback, useEffect, useState } from 'react';

/** Loads a component on demand; failed loads can be retried. */
export function useLazyComponent<Part>(load: () => Promise<Part>, isNeeded: boolean) {
  const [part, setPart] = useState<Part | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const get = useCallback(() => {
    setHasFailed(false);
    load().then(
      // In a transition, to keep the page responsive. Wrapped, because setState would call a component function.
      (loaded) => startTransition(() => setPart(() => loaded)),
      () => setHasFailed(true),
    );
  }, [load]);
  useEffect(() => {
    if (isNeeded) get();
  }, [isNeeded, get]);
  return { part, hasFailed, retry: get };
}
