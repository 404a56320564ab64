'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { EventItem } from './event-finder.tsx';

type Props = {
  events: readonly EventItem[];
  between: ReactNode;
  /** Whether a filter is set. Otherwise events abroad are folded. */
  isFiltered: boolean;
};

export function EventResults({ events, between, isFiltered }: Props) {
  const t = useTranslations('Events');
  const coming = events.filter(({ isOver }) => !isOver);
  const isNextShow = ({ category, isNear }: EventItem) => category === 'TRADE_SHOW' && isNear;
  const nextShow = coming.filter(isNextShow).slice(0, 1);
  const near = coming.filter((event) => event.isNear && !nextShow.includes(event));
  const abroad = coming.filter(({ isNear }) => !isNear);
  return (
    <>
      <p role="status" className="sr-only">
        {t('found', { count: coming.length })}
      </p>
      {events.length === 0 && <p className="mt-6 max-w-text text-lead">{t('noMatch')}</p>}
      <EventGroup title={t('nextShow')} events={nextShow} hasLead />
      <EventGroup title={t('near')} events={near} hasLead={nextShow.length === 0} />
      {isFiltered || nextShow.length + near.length === 0 ? (
        <EventGroup title={t('abroad')} events={abroad} hasLead={nextShow.length + near.length === 0} />
      ) : (
        <FoldedEvents title={t('abroad')} events={abroad} />
      )}
      {between}
      <EventGroup title={t('past')} events={events.filter(({ isOver }) => isOver).toReversed()} />
    </>
  );
}

type GroupProps = { title: string; events: readonly EventItem[] };

function EventGroup({ title, events, hasLead = false }: GroupProps & { hasLead?: boolean }) {
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

function FoldedEvents({ title, events }: GroupProps) {
  if (events.length === 0) return null;
  return (
    <section className="mt-8 border-y border-line">
      <details className="list-fold unmarked">
        <summary>
          <h2 className="text-subheading">
            {title} <span className="font-normal text-ink-soft tabular-nums">{events.length}</span>
          </h2>
          <span aria-hidden className="plus-minus" />
        </summary>
        <ul>
          {events.map(({ id, node }) => (
            <li key={id}>{node}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
