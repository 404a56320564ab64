import { CalendarPlus } from 'lucide';
import { useTranslations } from 'next-intl';
import { toInquiryAttributes } from '#features/inquiries/inquiry-subject.ts';
import { Button, type ButtonSize, type ButtonVariant } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { EventEntry } from './event-data.ts';
import { calendarPath } from './event-paths.ts';

/** Slots at a booth open on a date that only the text of the event states, so that their pages offer the calendar first. */
const MEETINGS: readonly EventEntry['category'][] = ['TRADE_SHOW', 'CONFERENCE'];

type Event = Pick<EventEntry, 'title' | 'category' | 'path'>;
type LinkProps = { event: Event; variant?: ButtonVariant; size?: ButtonSize; className?: string };

/** The next step for an event: a place in a course, or the dates of a meeting. */
export function EventNextStep({ event, ...look }: LinkProps) {
  return isMeeting(event) ? <CalendarLink event={event} {...look} /> : <EventInquiry event={event} {...look} />;
}

/** The next step, and the other one. */
export function EventActions({ event }: { event: Event }) {
  return (
    <>
      <EventNextStep event={event} variant="primary" />
      {isMeeting(event) ? <EventInquiry event={event} /> : <CalendarLink event={event} />}
    </>
  );
}

/** Asks for a place, in a course with its price, or about a meeting. */
export function EventInquiry({ event: { title, category }, ...look }: LinkProps) {
  const t = useTranslations('Events.book');
  const label = t(isMeeting({ category }) ? 'meeting' : category === 'TRAINING' ? 'seat' : 'place');
  return (
    <Button
      href="#inquiry"
      {...look}
      {...toInquiryAttributes({ title: label, intro: t('intro'), comments: t('comments', { title }) })}
    >
      {label}
    </Button>
  );
}

function CalendarLink({ event: { path }, ...look }: LinkProps) {
  const t = useTranslations('Events');
  return (
    <Button href={calendarPath(path)} download {...look}>
      <Icon icon={CalendarPlus} size={18} />
      {t('addToCalendar')}
    </Button>
  );
}

export function isMeeting({ category }: Pick<Event, 'category'>): boolean {
  return MEETINGS.includes(category);
}
