'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { EventItem } from './event-finder.tsx';

type Props = {
  events: readonly EventItem[];
  /** Between upcoming and past events. */
  streams: ReactNode;
};

export function EventResults({ events, streams }: Props) {
  const t = useTranslations('Events');
  return (
    <>
      <p role="status" className="mt-6 text-small text-ink-soft tabular-nums">
        {t('found', { count: events.length })}
      </p>
      {events.length === 0 && <p className="mt-6 max-w-text text-lead">{t('noMatch')}</p>}
      <EventGroup title={t('coming')} events={events.filter(({ isOver }) => !isOver)} />
      {streams}
      <EventGroup title={t('past')} events={events.filter(({ isOver }) => isOver).toReversed()} />
    </>
  );
}

function EventGroup({ title, events }: { title: string; events: readonly EventItem[] }) {
  if (events.length === 0) return null;
  return (
    <section className="mt-8 first-of-type:mt-6 desktop:mt-12">
      <h2 className="mb-4 text-heading">{title}</h2>
      <ul className="border-b border-line">
        {events.map(({ id, node, lead }, index) => (
          <li key={id}>{index === 0 ? (lead ?? node) : node}</li>
        ))}
      </ul>
    </section>
  );
}
