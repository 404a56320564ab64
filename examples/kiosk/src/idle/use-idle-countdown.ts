import { useEffect, useRef, useState } from 'react';

const ACTIVITY = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'input'] as const;
const TICK_MS = 500;

type IdleOptions = {
  /** Without any activity. */
  idleMs: number;
  /** How long the countdown is shown before `onIdle`. */
  warningMs: number;
  /** Whether there is nothing to reset. */
  isAtRest: boolean;
  onIdle: () => void;
};

/** Seconds until `onIdle`, once the countdown is shown. Any activity stops it. */
export function useIdleCountdown({ idleMs, warningMs, isAtRest, onIdle }: IdleOptions): number | null {
  const [seconds, setSeconds] = useState<number | null>(null);
  const handleIdle = useRef(onIdle);
  handleIdle.current = onIdle;

  useEffect(() => {
    if (isAtRest) return;
    let activeAt = Date.now();
    const stay = () => {
      activeAt = Date.now();
      setSeconds(null);
    };
    // Reads the clock, as a sleeping device runs no timers.
    const timer = setInterval(() => {
      const left = idleMs - (Date.now() - activeAt);
      setSeconds(left > warningMs ? null : Math.max(0, Math.ceil(left / 1_000)));
      if (left > 0) return;
      stay();
      handleIdle.current();
    }, TICK_MS);
    for (const event of ACTIVITY) window.addEventListener(event, stay, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const event of ACTIVITY) window.removeEventListener(event, stay, { capture: true });
      setSeconds(null);
    };
  }, [idleMs, warningMs, isAtRest]);

  return seconds;
}
