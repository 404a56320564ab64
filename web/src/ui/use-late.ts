import { startTransition, useCallback, useEffect, useState } from 'react';

/** A part that is loaded when it is needed; without a network it can be asked for again. */
export function useLate<Part>(load: () => Promise<Part>, isNeeded: boolean) {
  const [part, setPart] = useState<Part | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const get = useCallback(() => {
    setHasFailed(false);
    load().then(
      // In a transition, which stops whenever the visitor does something. A component is a function, and would be called.
      (loaded) => startTransition(() => setPart(() => loaded)),
      () => setHasFailed(true),
    );
  }, [load]);
  useEffect(() => {
    if (isNeeded) get();
  }, [isNeeded, get]);
  return { part, hasFailed, retry: get };
}
