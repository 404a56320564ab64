import { startTransition, useCallback, useEffect, useState } from 'react';

/** A part that is loaded when it is needed; without a network it can be asked for again. */
export function useLazyComponent<Part>(load: () => Promise<Part>, isNeeded: boolean) {
  const [part, setPart] = useState<Part | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const get = useCallback(() => {
    setHasFailed(false);
    load().then(
      // Drawn in slices, between which the page answers. A component is a function too, and would be called.
      (loaded) => startTransition(() => setPart(() => loaded)),
      () => setHasFailed(true),
    );
  }, [load]);
  useEffect(() => {
    if (isNeeded) get();
  }, [isNeeded, get]);
  return { part, hasFailed, retry: get };
}
