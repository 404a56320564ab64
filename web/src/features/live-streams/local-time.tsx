'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

const MINUTE = { year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

type Props = {
  moment: string;
  /** Language tag of the page. */
  locale: string;
  /** Fallback without JavaScript. */
  children: ReactNode;
};

export function LocalTime({ moment, locale, children }: Props) {
  const write = () => new Date(moment).toLocaleString(locale, { ...MINUTE, timeZoneName: 'short' });
  const local = useSyncExternalStore(neverChanges, write, () => null);
  return <time dateTime={moment}>{local ?? children}</time>;
}

function neverChanges(): () => void {
  return () => undefined;
}
