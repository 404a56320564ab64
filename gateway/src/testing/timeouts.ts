/** For conditions that are met soon, but late on a busy machine. */
export const LONG_TIMEOUT = { timeout: 30_000 };
