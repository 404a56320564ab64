'use client';

import { useEffect, useEffectEvent } from 'react';
import { appEvents } from './app-events.ts';

export function useAppEvent(event: keyof typeof appEvents, onEvent: () => void): void {
  const handle = useEffectEvent(onEvent);
  useEffect(() => {
    const listen = () => handle();
    window.addEventListener(appEvents[event], listen);
    return () => window.removeEventListener(appEvents[event], listen);
  }, [event]);
}
