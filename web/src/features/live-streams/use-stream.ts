import type { Locale } from '@heliograph/schema/locales.ts';
import { useEffect, useState } from 'react';
import type { StreamState } from './fetch-stream-state.ts';
import { fetchClockOffset } from './stream-clock.ts';
import { useServerTime } from './use-server-time.ts';

/** How long the gateway may keep its answer: asked sooner, it would say the same. */
const POLL_MS = 15_000;

/**
 * Where a stream stands: as the page was made, and what the gateway tells once its start or its end is past. And by how
 * many milliseconds the clock of the site is ahead, once that is known.
 */
export function useStream(locale: Locale, initial: StreamState) {
  const [stream, setStream] = useState(initial);
  const [offset, setOffset] = useState<number | null>(null);
  const { id } = initial;
  const isDue = useServerTime(offset, (now) => isOverdue(stream, now)) ?? false;

  useEffect(() => void fetchClockOffset().then(setOffset), []);

  useEffect(() => {
    if (!isDue) return;
    let isCancelled = false;
    const refresh = async () => {
      const { fetchStreamState } = await import('./fetch-stream-state.ts');
      const next = await fetchStreamState(locale, id);
      if (!isCancelled) setStream(next);
    };
    // What the page says stays true enough until the next time.
    const refreshSilently = () => void refresh().catch(() => undefined);
    refreshSilently();
    const timer = setInterval(refreshSilently, POLL_MS);
    return () => {
      isCancelled = true;
      clearInterval(timer);
    };
  }, [locale, id, isDue]);

  return { stream, offset };
}

/** Whether its time says something else than its state. */
function isOverdue({ state, startsAt, endsAt }: StreamState, now: number): boolean {
  if (state === 'UPCOMING') return now >= Date.parse(startsAt);
  return state === 'LIVE' && now >= Date.parse(endsAt);
}
