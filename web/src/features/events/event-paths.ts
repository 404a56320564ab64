export const eventListPath = '/aboutUs/events';

const DETAIL = '/aboutUs/events/detail/';

export function eventPath(slug: string): string {
  return DETAIL + slug;
}

export function eventSlugOf(path: string): string {
  return path.slice(DETAIL.length);
}

/** Slugs end in the id. */
export function eventIdOf(slug: string): string | null {
  return /^(?:[a-z0-9-]*-)?([1-9]\d{0,8})$/.exec(slug)?.[1] ?? null;
}

export function calendarPath(path: string): string {
  return `${path}/calendar.ics`;
}
