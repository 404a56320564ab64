import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { closeRange } from '#ui/close-range.ts';
import { Container } from '#ui/container.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import type { EventDetail } from './event-data.ts';
import { EventDays } from './event-days.tsx';
import { cityOf } from './event-place.ts';
import { timeZoneName, toZonedTime } from './event-time.ts';

type Props = {
  event: EventDetail;
  lang: string | undefined;
  /** The next steps, below. */
  children: ReactNode;
};

export function EventFacts({ event, lang, children }: Props) {
  const t = useTranslations('Events');
  const locale = useLocale();
  const format = useFormatter();
  const { startsOn, opensAt, closesAt, timeZone } = event;
  const opening = toZonedTime(startsOn, opensAt, timeZone);
  const closing = toZonedTime(startsOn, closesAt, timeZone);
  return (
    <div className="border-b border-line">
      <Container className="py-8 desktop:py-10">
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-5 gap-y-6 sm:grid-cols-2 sm:gap-x-8 desktop:grid-flow-col desktop:auto-cols-fr desktop:grid-cols-none">
          <Fact name={t('when')} note={event.isOver && t('isOver')}>
            <EventDays {...event} />
          </Fact>
          <Fact name={t('hours')} note={timeZoneName(opening, timeZone, locale)}>
            {keepTogether(
              closeRange(format.dateTimeRange(new Date(opening), new Date(closing), { timeStyle: 'short', timeZone })),
            )}
          </Fact>
          <Fact name={t('where')} note={cityOf(event, locale)}>
            <span lang={lang}>{event.venue}</span>
          </Fact>
          {event.booth && (
            <Fact name={t('booth')}>
              <span lang={lang}>{event.booth}</span>
            </Fact>
          )}
          {event.category === 'TRAINING' && !event.isOver && (
            <Fact name={t('price')} note={t('priceNote')}>
              {t('priceOpen')}
            </Fact>
          )}
        </dl>
        {children}
      </Container>
    </div>
  );
}

function Fact({ name, note, children }: { name: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="border-t border-ink pt-3">
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd className="mt-1 text-subheading tabular-nums">{children}</dd>
      {note && <dd className="mt-0.5 text-small text-ink-soft">{note}</dd>}
    </div>
  );
}
