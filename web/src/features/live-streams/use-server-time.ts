import { useSyncExternalStore } from 'react';

const SECOND_MS = 1000;

/**
 * What the time of the site tells, in whole seconds; null until it is known how far it is ahead of the visitor's clock.
 * Whoever asks is only rendered again when something else is told.
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
