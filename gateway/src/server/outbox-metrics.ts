import { Counter, Gauge, type Registry } from 'prom-client';
import type { OutboxEvent, OutboxStatus } from '../outbox/outbox.ts';

/** Depth and age of the outbox, as of its last poll. */
export function createOutboxMetrics(registry: Registry) {
  let readStatus: (() => OutboxStatus) | undefined;
  const registers = [registry];
  const events = new Counter({
    name: 'outbox_events_total',
    help: 'Form submissions that this instance queued, delivered, or moved to the dead letters.',
    labelNames: ['event'],
    registers,
  });
  const depth = new Gauge({
    name: 'outbox_submissions',
    help: 'Form submissions in the outbox: queued, or refused by the content service (dead letters).',
    labelNames: ['state'],
    registers,
    collect: () => {
      const status = readStatus?.();
      if (status) for (const state of ['queued', 'refused'] as const) depth.set({ state }, status[state]);
    },
  });
  const oldest = new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'Age of the oldest queued form submission; 0 if there is none.',
    registers,
    collect: () => {
      const status = readStatus?.();
      if (status) oldest.set(status.oldestSeconds);
    },
  });

  return {
    countEvent: (event: OutboxEvent) => events.inc({ event }),
    observe: (status: () => OutboxStatus) => {
      readStatus = status;
    },
  };
}
