'use client';

import { useEffect, useEffectEvent } from 'react';
import { frameEvents } from './app-events.ts';

/** Does something whenever another part of the frame announces it. */
export function useFrameEvent(event: keyof typeof frameEvents, onEvent: () => void): void {
  const answer = useEffectEvent(onEvent);
  useEffect(() => {
    const listen = () => answer();
    window.addEventListener(frameEvents[event], listen);
    return () => window.removeEventListener(frameEvents[event], listen);
  }, [event]);
}
