'use client';

import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { History, X } from 'lucide';
import { useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useStalePage } from './use-stale-page.ts';

export type StalePageMessages = Record<'notice' | 'close', string>;

type Props = { locale: Locale; messages: StalePageMessages };

/** Says from when the data on the page is, if it is older than promised. */
export function StalePageNotice({ locale, messages }: Props) {
  const staleSince = useStalePage();
  const [dismissed, setDismissed] = useState<number | null>(null);
  const isShown = staleSince !== null && staleSince !== dismissed;
  return (
    <div role="status" className="fixed inset-x-4 top-20 z-float mx-auto w-fit max-w-2xl print:hidden">
      {isShown && (
        <div className="flex items-start gap-3 rounded-panel border border-line bg-surface py-1 ps-4 text-small shadow-high">
          <Icon icon={History} className="mt-3 text-accent" />
          <p className="py-2.5">{messages.notice.replace('{time}', formatTime(staleSince, locale))}</p>
          <button
            type="button"
            onClick={() => setDismissed(staleSince)}
            aria-label={messages.close}
            className="me-1 grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:text-accent"
          >
            <Icon icon={X} size={18} />
          </button>
        </div>
      )}
    </div>
  );
}

/** With the date unless it is today. */
function formatTime(time: number, locale: Locale): string {
  const isToday = new Date(time).toDateString() === new Date().toDateString();
  const style = { ...(!isToday && { dateStyle: 'medium' as const }), timeStyle: 'short' as const };
  return new Intl.DateTimeFormat(locales[locale].tag, style).format(time);
}
