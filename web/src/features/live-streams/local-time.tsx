'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { useSyncExternalStore } from 'react';
import { keepTogether } from '#ui/keep-together.ts';
import { marketZoneOf, writeInZone } from './market-zone.ts';

type Props = {
  moment: string;
  locale: Locale;
  /** With `{time}` and `{zone}`. */
  pattern: string;
};

/** Shows the visitor's time zone after hydration; before it, and if the browser reports UTC, that of the market. */
export function LocalTime({ moment, locale, pattern }: Props) {
  const timeZone = useSyncExternalStore(neverChanges, browserZone, () => null) ?? marketZoneOf(locale);
  return (
    <time dateTime={moment} className="break-keep">
      {keepTogether(writeInZone(pattern, locale, moment, timeZone))}
    </time>
  );
}

/** Browsers that protect against fingerprinting report UTC. */
function browserZone(): string | null {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone === 'UTC' ? null : timeZone;
}

function neverChanges(): () => void {
  return () => undefined;
}
