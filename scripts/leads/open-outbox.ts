import { existsSync } from 'node:fs';
import { openOutboxStore } from '../../gateway/src/outbox/open-outbox-store.ts';
import type { OutboxStore } from '../../gateway/src/outbox/outbox-store.ts';

/** Undefined if the outbox is off, or if no gateway has created its file yet. */
export function openOutbox(url: string | undefined): OutboxStore | undefined {
  if (url === undefined) return;
  const [, file] = /^sqlite:(.+)$/.exec(url) ?? [];
  if (file !== undefined && !existsSync(file)) return;
  return openOutboxStore(url, (_context, error) => console.error(String(error)));
}
