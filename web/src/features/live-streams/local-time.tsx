'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

const MINUTE = { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

type Props = {
  moment: string;
  /** Language tag of the page. */
  locale: string;
  /** Fallback without JavaScript, and in browsers that hide their time zone. */
  children: ReactNode;
};

export function LocalTime({ moment, locale, children }: Props) {
  const write = () =>
    hasTimeZone() ? new Date(moment).toLocaleString(locale, { ...MINUTE, timeZoneName: 'short' }) : null;
  const local = useSyncExternalStore(neverChanges, write, () => null);
  return <time dateTime={moment}>{local ?? children}</time>;
}

/** Browsers that protect against fingerprinting report UTC. */
function hasTimeZone(): boolean {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone !== 'UTC';
}

function neverChanges(): () => void {
  return () => undefined;
}
