import type { Locale } from '@heliograph/schema/locales.ts';
import { useEffect, useState } from 'react';
import type { StreamState } from './fetch-stream-state.ts';
import { fetchClockOffset } from './stream-clock.ts';
import { useServerTime } from './use-server-time.ts';

/** Cache lifetime of the gateway: polling faster returns the same response. */
const POLL_MS = 15_000;

/** The state from the page, updated from the gateway once its start or end has passed. */
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
    // Keeps the current state on failure.
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

function isOverdue({ state, startsAt, endsAt }: StreamState, now: number): boolean {
  if (state === 'UPCOMING') return now >= Date.parse(startsAt);
  return state === 'LIVE' && now >= Date.parse(endsAt);
}
