/** How long to wait for what comes soon on a machine that has nothing else to do. */
export const LONG_TIMEOUT = { timeout: 30_000 };
