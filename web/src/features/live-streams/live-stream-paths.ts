/** The programme of a stream, and the way to be reminded of it. */
export function liveStreamPath(slug: string): string {
  return `/aboutUs/events/live/${slug}`;
}

/** Where a stream is watched. */
export function playerPath(slug: string): string {
  return `/aboutUs/events/liveStream/${slug}`;
}

/** The id at the end of a slug; null where there is none. */
export function liveStreamIdOf(slug: string): string | null {
  return /^(?:[a-z0-9-]*-)?([1-9]\d{0,8})$/.exec(slug)?.[1] ?? null;
}
