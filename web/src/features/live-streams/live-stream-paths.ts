export function liveStreamPath(slug: string): string {
  return `/aboutUs/events/live/${slug}`;
}

export function playerPath(slug: string): string {
  return `/aboutUs/events/liveStream/${slug}`;
}

/** Slugs end in the id. */
export function liveStreamIdOf(slug: string): string | null {
  return /^(?:[a-z0-9-]*-)?([1-9]\d{0,8})$/.exec(slug)?.[1] ?? null;
}
