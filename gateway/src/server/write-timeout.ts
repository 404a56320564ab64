import type { ServerResponse } from 'node:http';

/** From the end of a response until a client has read it. Whatever stands in front reads at once, and keeps it. */
export const WRITE_TIMEOUT_MS = 15_000;

/** Closes the connection of a response that has ended and that nobody reads. */
export function closeUnread(response: ServerResponse, milliseconds: number): void {
  if (response.writableFinished || response.destroyed) return;
  const timer = setTimeout(() => response.destroy(), milliseconds);
  timer.unref();
  response.once('close', () => clearTimeout(timer));
}
