import { PageClosing } from '#features/closing/page-closing.tsx';
import { EventActions, isMeeting } from './event-booking.tsx';
import type { EventDetail } from './event-data.ts';

/** A place in a course, the dates of a meeting, or the next events. */
export function EventClosing({ event }: { event: EventDetail }) {
  if (event.isOver) return <PageClosing kind="eventOver" />;
  return (
    <PageClosing kind={isMeeting(event) ? 'eventMeeting' : 'eventPlace'}>
      <EventActions event={event} size="large" />
    </PageClosing>
  );
}
