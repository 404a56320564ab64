import type { Locale } from '@heliograph/schema/locales.ts';
import { useEffect, useState } from 'react';
import type { StreamState } from './ask-for-state.ts';
import { askClockOffset } from './stream-clock.ts';

/** How long the gateway may keep its answer: asked sooner, it would say the same. */
const AGAIN_MS = 15_000;
const TICK_MS = 1000;

/** Where a stream stands: as the page was made until the gateway has told, then followed past its start and its end. */
export function useStream(locale: Locale, initial: StreamState) {
  const [stream, setStream] = useState(initial);
  const [now, setNow] = useState<number | null>(null);
  const { id } = initial;
  const isDue = now !== null && isOverdue(stream, now);

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let isGone = false;
    void askClockOffset().then((offset) => {
      if (isGone) return;
      const tick = () => setNow(Date.now() + offset);
      tick();
      timer = setInterval(tick, TICK_MS);
    });
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, []);

  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const { askForState } = await import('./ask-for-state.ts');
      const next = await askForState(locale, id);
      if (!isGone) setStream(next);
    };
    // What the page says stays true enough until the next time.
    const askQuietly = () => void ask().catch(() => undefined);
    askQuietly();
    const timer = isDue ? setInterval(askQuietly, AGAIN_MS) : undefined;
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [locale, id, isDue]);

  return { stream, now };
}

/** Whether its time says something else than its state. */
function isOverdue({ state, startsAt, endsAt }: StreamState, now: number): boolean {
  if (state === 'UPCOMING') return now >= Date.parse(startsAt);
  return state === 'LIVE' && now >= Date.parse(endsAt);
}
