import { EventEmitter, on, once } from 'node:events';

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
      const signal = AbortSignal.timeout(WITHIN_MS);
      const confirmations = on(confirmed, id, { signal });
      const late = once(signal, 'abort').then(() => null);
      try {
        const receivers = await Promise.race([publish(), late]);
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
