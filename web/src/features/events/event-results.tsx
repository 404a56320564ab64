'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { EventItem } from './event-finder.tsx';

type Props = {
  events: readonly EventItem[];
  between: ReactNode;
};

export function EventResults({ events, between }: Props) {
  const t = useTranslations('Events');
  const coming = events.filter(({ isOver }) => !isOver);
  const isNextShow = ({ category, isNear }: EventItem) => category === 'TRADE_SHOW' && isNear;
  const nextShow = coming.filter(isNextShow).slice(0, 1);
  const near = coming.filter((event) => event.isNear && !nextShow.includes(event));
  const abroad = coming.filter(({ isNear }) => !isNear);
  return (
    <>
      <p role="status" className="mt-6 text-small text-ink-soft tabular-nums">
        {t('found', { count: coming.length })}
      </p>
      {events.length === 0 && <p className="mt-6 max-w-text text-lead">{t('noMatch')}</p>}
      <EventGroup title={t('nextShow')} events={nextShow} hasLead />
      <EventGroup title={t('near')} events={near} hasLead={nextShow.length === 0} />
      <EventGroup title={t('abroad')} events={abroad} hasLead={nextShow.length + near.length === 0} />
      {between}
      <EventGroup title={t('past')} events={events.filter(({ isOver }) => isOver).toReversed()} />
    </>
  );
}

type GroupProps = { title: string; events: readonly EventItem[]; hasLead?: boolean };

function EventGroup({ title, events, hasLead = false }: GroupProps) {
  if (events.length === 0) return null;
  return (
    <section className="mt-8 first-of-type:mt-6 desktop:mt-12">
      <h2 className="mb-4 text-heading">{title}</h2>
      <ul className="border-b border-line">
        {events.map(({ id, node, lead }, index) => (
          <li key={id}>{hasLead && index === 0 ? (lead ?? node) : node}</li>
        ))}
      </ul>
    </section>
  );
}
