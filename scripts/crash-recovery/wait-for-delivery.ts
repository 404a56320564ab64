import { setTimeout as sleep } from 'node:timers/promises';
import { openOutboxStore } from '../../gateway/src/outbox/open-outbox-store.ts';

const WITHIN_MS = 300_000;
const POLL_MS = 200;

/** Waits until the gateway has delivered its queue; returns the number of dead letters. */
export async function waitForDelivery(outboxUrl: string): Promise<number> {
  const outbox = openOutboxStore(outboxUrl, () => {});
  const deadline = Date.now() + WITHIN_MS;
  try {
    for (;;) {
      const { queued, refused } = await outbox.summarize();
      if (queued === 0) return refused;
      if (Date.now() > deadline) throw new Error(`${queued} submissions were not delivered`);
      await sleep(POLL_MS);
    }
  } finally {
    await outbox.close();
  }
}
