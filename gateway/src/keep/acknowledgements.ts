import { EventEmitter, on } from 'node:events';

const WITHIN_MS = 1_000;

/** Waits until every receiver of a published message has confirmed it by its id. */
export function createAcknowledgements() {
  const confirmed = new EventEmitter();
  return {
    confirm: (id: string): void => {
      confirmed.emit(id);
    },
    /** Publishes a message, which yields the number of its receivers; answers whether all of them confirmed in time. */
    all: async (id: string, publish: () => Promise<number | null>): Promise<boolean> => {
      const confirmations = on(confirmed, id, { signal: AbortSignal.timeout(WITHIN_MS) });
      try {
        const receivers = await publish();
        for (let left = receivers ?? 0; left > 0; left--) await confirmations.next();
        return receivers !== null;
      } catch {
        return false;
      } finally {
        await confirmations.return?.();
      }
    },
  };
}
