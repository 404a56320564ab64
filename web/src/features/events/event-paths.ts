export const eventListPath = '/aboutUs/events';

const DETAIL = '/aboutUs/events/detail/';

export function eventPath(slug: string): string {
  return DETAIL + slug;
}

export function eventSlugOf(path: string): string {
  return path.slice(DETAIL.length);
}

/** The id at the end of a slug; null where there is none. */
export function eventIdOf(slug: string): string | null {
  return /^(?:[a-z0-9-]*-)?([1-9]\d{0,8})$/.exec(slug)?.[1] ?? null;
}

/** The file for calendars. */
export function calendarPath(path: string): string {
  return `${path}/calendar.ics`;
}
