'use client';

import { useEffect, useRef, useState } from 'react';

const OPEN_DELAY_MS = 90;
const CLOSE_DELAY_MS = 180;

/** Opens after a hover delay and closes after a grace period. */
export function usePanel() {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: string | null) => {
    clearTimeout(timer.current);
    setOpen(next);
  };
  const changeAfter = (delay: number, next: string | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), delay);
  };
  return {
    open,
    hide: () => change(null),
    toggle: (id: string) => change(open === id ? null : id),
    scheduleShow: (id: string) => changeAfter(open ? 0 : OPEN_DELAY_MS, id),
    scheduleHide: () => changeAfter(CLOSE_DELAY_MS, null),
  };
}
