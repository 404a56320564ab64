import type { Services } from './services.ts';
import { type Journal, startWriters } from './submissions.ts';

const MIN_BEFORE_KILL = 5;

/** Kills under load; `count` selects what is killed. All services run again when this returns. */
export async function crash(count: number, { url, content, gateway }: Services, journal: Journal): Promise<void> {
  const writers = startWriters(url, journal);
  await writers.until('DELIVERED', MIN_BEFORE_KILL);
  const kinds = [
    async () => {
      await gateway.kill();
      await gateway.start();
    },
    async () => {
      await queueSubmissions();
      await writers.end();
      await content.start();
    },
    // The queue survives the gateway.
    async () => {
      await queueSubmissions();
      await gateway.kill();
      await content.start();
      await gateway.start();
    },
    // The gateway dies while it delivers the queue.
    async () => {
      await queueSubmissions();
      await writers.end();
      await content.start();
      await gateway.kill();
      await gateway.start();
      await gateway.kill();
      await gateway.start();
    },
  ];

  async function queueSubmissions(): Promise<void> {
    await content.kill();
    await writers.until('QUEUED', MIN_BEFORE_KILL);
  }

  await kinds[count % kinds.length]?.();
  await writers.end();
}
