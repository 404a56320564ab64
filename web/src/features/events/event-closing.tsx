import { PageClosing } from '#features/closing/page-closing.tsx';
import { EventInquiry, isMeeting } from './event-booking.tsx';
import type { EventDetail } from './event-data.ts';

/** A place in a course, a visit at a booth, or the next events. */
export function EventClosing({ event }: { event: EventDetail }) {
  if (event.isOver) return <PageClosing kind="eventOver" />;
  return (
    <PageClosing kind={isMeeting(event) ? 'eventMeeting' : 'eventPlace'}>
      <EventInquiry event={event} variant="primary" size="large" />
    </PageClosing>
  );
}
