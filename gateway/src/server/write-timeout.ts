import type { ServerResponse } from 'node:http';

/** Time for a client to read an ended response. A proxy in front of the gateway buffers it at once. */
export const WRITE_TIMEOUT_MS = 15_000;

/** Closes the connection of an ended response that the client does not read in time. */
export function closeUnread(response: ServerResponse, milliseconds: number): void {
  if (response.writableFinished || response.destroyed) return;
  const timer = setTimeout(() => response.destroy(), milliseconds);
  timer.unref();
  response.once('close', () => clearTimeout(timer));
}
