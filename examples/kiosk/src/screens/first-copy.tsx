import { useEffect, useState } from 'react';
import { useSyncState } from '../copy/use-sync-state.ts';
import type { Failure } from '../gateway/failure.ts';
import type { Messages } from '../i18n/en.ts';
import { useMessages } from '../i18n/locale-context.ts';
import { useServices } from '../services-context.ts';

/** Until the first copy of a language has arrived. */
export function FirstCopy() {
  const { status } = useMessages();
  const { sync } = useServices();
  const { failure, retryAt, isRunning } = useSyncState(sync);
  const seconds = useSecondsUntil(retryAt);
  if (!failure) {
    return (
      <div className="message-screen" role="status">
        <h1>{status.copyingTitle}</h1>
        <p>{status.copyingText}</p>
        <div className="progress" />
      </div>
    );
  }
  return (
    <div className="message-screen">
      <h1>{status.unreachableTitle}</h1>
      <p role="status">{describe(failure, status)}</p>
      <p className="retry-countdown">{seconds === null ? '\u00a0' : status.retryIn(seconds)}</p>
      <button type="button" className="button button-action" disabled={isRunning} onClick={() => void sync.run()}>
        {status.retry}
      </button>
    </div>
  );
}

function describe({ code }: Failure, status: Messages['status']): string {
  if (code === 'NETWORK') return status.NETWORK;
  return code === 'OVERLOADED' || code === 'RATE_LIMITED' ? status.OVERLOADED : status.other;
}

function useSecondsUntil(time: number | null): number | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (time === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [time]);
  return time === null ? null : Math.max(1, Math.ceil((time - now) / 1_000));
}
