'use client';

import { useTranslations } from 'next-intl';
import type { EventItem } from './event-finder.tsx';

/** Upcoming events first, then past events, latest first. */
export function EventResults({ events }: { events: readonly EventItem[] }) {
  const t = useTranslations('Events');
  const groups = [
    { title: t('coming'), items: events.filter(({ isOver }) => !isOver) },
    { title: t('past'), items: events.filter(({ isOver }) => isOver).toReversed() },
  ];
  return (
    <>
      <p role="status" className="mt-6 text-small text-ink-soft tabular-nums">
        {t('found', { count: events.length })}
      </p>
      {events.length === 0 && <p className="mt-6 max-w-text text-lead">{t('noMatch')}</p>}
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ title, items }) => (
          <section key={title} className="mt-8 first-of-type:mt-6 desktop:mt-12">
            <h2 className="mb-4 text-heading">{title}</h2>
            <ul className="border-b border-line">
              {items.map(({ id, node }) => (
                <li key={id}>{node}</li>
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}
