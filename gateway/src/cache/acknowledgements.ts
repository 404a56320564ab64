import { EventEmitter, on, once } from 'node:events';

const TIMEOUT_MS = 1_000;

/** Waits until every subscriber has acknowledged a published message by its id. */
export function createAcknowledgements() {
  const acknowledged = new EventEmitter();
  return {
    acknowledge: (id: string): void => {
      acknowledged.emit(id);
    },
    /** Calls `publish`, which returns the number of subscribers; resolves to whether all of them acknowledged in time. */
    waitForAll: async (id: string, publish: () => Promise<number | null>): Promise<boolean> => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const acknowledgements = on(acknowledged, id, { signal });
      const timeout = once(signal, 'abort').then(() => null);
      try {
        const subscribers = await Promise.race([publish(), timeout]);
        for (let missing = subscribers ?? 0; missing > 0; missing--) await acknowledgements.next();
        return subscribers !== null;
      } catch {
        return false;
      } finally {
        await acknowledgements.return?.();
      }
    },
  };
}
