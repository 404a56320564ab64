'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { EventItem } from './event-finder.tsx';
import { isCourseAbroad } from './is-course-abroad.ts';

type Props = {
  events: readonly EventItem[];
  between: ReactNode;
};

export function EventResults({ events, between }: Props) {
  const t = useTranslations('Events');
  const coming = events.filter(({ isOver }) => !isOver);
  const near = coming.filter(({ isNear }) => isNear);
  const coursesAbroad = coming.filter(isCourseAbroad);
  const abroad = coming.filter((event) => !event.isNear && !isCourseAbroad(event));
  return (
    <>
      <p role="status" className="mt-6 text-small text-ink-soft tabular-nums">
        {t('found', { count: coming.length })}
      </p>
      {events.length === 0 && <p className="mt-6 max-w-text text-lead">{t('noMatch')}</p>}
      <EventGroup title={t('near')} events={near} hasLead />
      <EventGroup title={t('abroad')} events={abroad} hasLead={near.length === 0} />
      <EventGroup title={t('coursesAbroad')} events={coursesAbroad} />
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
