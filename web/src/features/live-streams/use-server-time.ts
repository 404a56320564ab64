import { useSyncExternalStore } from 'react';

const SECOND_MS = 1000;

/**
 * Selects from the server time in whole seconds; null until the clock offset is known. Rerenders only if the selected
 * value changes.
 */
export function useServerTime<Value extends number | boolean>(
  offset: number | null,
  select: (now: number) => Value,
): Value | null {
  const read = () => (offset === null ? null : select(Math.floor((Date.now() + offset) / SECOND_MS) * SECOND_MS));
  return useSyncExternalStore(eachSecond, read, () => null);
}

function eachSecond(onSecond: () => void): () => void {
  const timer = setInterval(onSecond, SECOND_MS);
  return () => clearInterval(timer);
}
