import { largestFile } from '#ui/picture-files.ts';
import type { EventDetail } from './event-data.ts';
import { toZonedTime } from './event-time.ts';

/** Events exist in English only. */
export function toEventData(event: EventDetail, { origin, brand }: { origin: string; brand: string }) {
  const { title, summary, category, startsOn, endsOn, opensAt, closesAt, timeZone, picture } = event;
  const url = new URL(event.path, origin).href;
  const image = picture && largestFile(picture, 'AVIF');
  const isOnline = category === 'WEBINAR';
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    description: summary,
    url,
    inLanguage: 'en',
    startDate: toZonedTime(startsOn, opensAt, timeZone),
    endDate: toZonedTime(endsOn, closesAt, timeZone),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: isOnline ? { '@type': 'VirtualLocation', url } : toPlace(event),
    ...(image && { image: new URL(image, origin).href }),
    organizer: { '@type': 'Organization', name: brand, url: new URL('/', origin).href },
  };
}

function toPlace({ venue, city, country }: EventDetail) {
  const address = { '@type': 'PostalAddress', addressLocality: city, addressCountry: country };
  return { '@type': 'Place', name: venue, address };
}
