const YEAR = 365 * 24 * 60 * 60;

/** Cache lifetimes of content in seconds. Stale content is served without an age limit (stale-if-error). */
export const CONTENT_LIFE = { stale: 300, revalidate: 600, expire: YEAR };
